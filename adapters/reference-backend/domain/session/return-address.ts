import type { PageAddresses } from "#adapters/reference-backend/services.ts";

/**
 * Address after signing in: a path of the store, or an address at one of the allowed origins. Anything else, such as
 * input that a browser could read as another site (`//host`, `/\host`, control characters that it drops), becomes the
 * front page of the store.
 */
export function safeReturnAddress(
  given: string | null,
  { store, returnOrigins }: Pick<PageAddresses, "store" | "returnOrigins">,
): string {
  if (given === null || given.length > 2_000 || /[\p{C}\\]/u.test(given)) return store;
  if (!given.startsWith("/")) {
    const origin = originOfAddress(given);
    return origin !== null && returnOrigins.includes(origin) ? new URL(given).href : store;
  }
  const base = originOfAddress(store) ?? "http://store.invalid";
  if (given.startsWith("//") || !URL.canParse(given, base)) return store;
  const url = new URL(given, base);
  if (url.origin !== base || url.pathname.startsWith("//")) return store;
  return originOfAddress(store) === null ? `${url.pathname}${url.search}${url.hash}` : url.href;
}

/** Origin of an absolute http(s) address without credentials; `null` for paths and everything else. */
export function originOfAddress(address: string): string | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const { origin, username, password } = new URL(address);
  return username === "" && password === "" ? origin : null;
}
