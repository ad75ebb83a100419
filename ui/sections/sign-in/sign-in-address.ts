import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";

/**
 * Address of the sign-in page that leads back to `returnPath`, a path of the store with its query. A sign-in page at another
 * origin is given the whole address.
 */
export function signInAddress(
  { storeLoginUrl, purpleDomain }: Pick<RuntimeConfiguration, "storeLoginUrl" | "purpleDomain">,
  returnPath: string,
): string {
  const isElsewhere = /^https?:/.test(storeLoginUrl) && !storeLoginUrl.startsWith(`${purpleDomain}/`);
  const target = isElsewhere ? purpleDomain + returnPath : returnPath;
  const separator = storeLoginUrl.includes("?") ? "&" : "?";
  return `${storeLoginUrl}${separator}return_url=${encodeURIComponent(target)}`;
}

/** The path that an address of a sign-in page leads back to. */
export function returnPathOf(address: string): string {
  const target = new URL(address, location.href).searchParams.get("return_url") ?? "/";
  const { pathname, search, hash } = new URL(target, location.href);
  return pathname + search + hash;
}
