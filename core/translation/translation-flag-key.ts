/** Key under which session storage keeps that a language did not load (specification, section 4). */
export function translationFlagKey(locale: string): string {
  return `translation-failed:${locale}`;
}
