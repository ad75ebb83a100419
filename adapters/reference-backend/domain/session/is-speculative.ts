/** Whether a browser asks before its player has decided to go there: a prefetch or a prerender. */
export function isSpeculative(request: Request): boolean {
  const purposes = ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"].map((name) => request.headers.get(name) ?? "");
  return purposes.some((purpose) => /\b(prefetch|prerender|preview)\b/i.test(purpose));
}
