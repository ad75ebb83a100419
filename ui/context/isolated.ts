/** A code or a name that goes into a text: its direction does not mix with that of the words around it (Unicode isolates). */
export function isolated(words: string): string {
  return `\u2068${words}\u2069`;
}
