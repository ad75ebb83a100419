/** Key in session storage of the flag that a language failed to load (Spec §4). */
export function translationFlagKey(locale: string): string {
  return `translation-failed:${locale}`;
}
