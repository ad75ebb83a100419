import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";

/** Address of the sign-in page that leads back to `returnPath`, a path of this origin with its query. */
export function signInAddress(configuration: RuntimeConfiguration, returnPath: string): string {
  const { storeLoginUrl } = configuration;
  const separator = storeLoginUrl.includes("?") ? "&" : "?";
  return `${storeLoginUrl}${separator}return_url=${encodeURIComponent(returnPath)}`;
}
