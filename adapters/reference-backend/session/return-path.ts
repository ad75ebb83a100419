/**
 * Where to go after signing in: a path of this site and nothing else. Anything that a browser could take for another
 * site (`//host`, `/\host`, a scheme, control signs that it drops) becomes `/`.
 */
export function safeReturnPath(given: string | null): string {
  if (given === null || !given.startsWith("/") || given.length > 2_000) return "/";
  if (/[\p{C}\\]/u.test(given) || given.startsWith("//")) return "/";
  const base = "http://store.invalid";
  if (!URL.canParse(given, base)) return "/";
  const url = new URL(given, base);
  return url.origin === base && !url.pathname.startsWith("//") ? `${url.pathname}${url.search}${url.hash}` : "/";
}
