/** Key in session storage of the flag that a language failed to load (specification, section 4). */
export function translationFlagKey(locale: string): string {
  return `translation-failed:${locale}`;
}
