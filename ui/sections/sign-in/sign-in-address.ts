import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";

/** Address of the sign-in page that leads back to `returnPath`, a path of this origin with its query. */
export function signInAddress(
  { storeLoginUrl }: Pick<RuntimeConfiguration, "storeLoginUrl">,
  returnPath: string,
): string {
  const separator = storeLoginUrl.includes("?") ? "&" : "?";
  return `${storeLoginUrl}${separator}return_url=${encodeURIComponent(returnPath)}`;
}

/** The path that an address of a sign-in page leads back to. */
export const returnPathOf = (address: string): string =>
  new URL(address, location.href).searchParams.get("return_url") ?? "/";
