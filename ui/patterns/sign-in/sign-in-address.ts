import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { removeBasePath } from "#core/navigation/base-path.ts";
import { isStorePath } from "#core/navigation/is-store-path.ts";

type SignInSettings = Pick<RuntimeConfiguration, "loginUrl" | "storeLoginUrl" | "purpleDomain" | "basePath">;

/**
 * Address of the sign-in page that leads back to `returnPath`, a path with its query: `storeLoginUrl` from a page of the store,
 * `loginUrl` from any other, such as a lobby. A sign-in page at another origin is given the whole address.
 */
export function signInAddress(configuration: SignInSettings, returnPath: string): string {
  const { loginUrl, storeLoginUrl, purpleDomain, basePath } = configuration;
  const [pathname = ""] = returnPath.split(/[?#]/);
  // Signing in by a page is for the web and the chat app; in the chat app, every entry to the store is a page of it.
  const isInStore = isStorePath(removeBasePath(pathname, basePath) ?? pathname, "chat");
  const page = isInStore ? storeLoginUrl : loginUrl;
  const isElsewhere = /^https?:/.test(page) && !page.startsWith(`${purpleDomain}/`);
  const target = isElsewhere ? purpleDomain + returnPath : returnPath;
  const separator = page.includes("?") ? "&" : "?";
  return `${page}${separator}return_url=${encodeURIComponent(target)}`;
}

/** The path that an address of a sign-in page leads back to. */
export function returnPathOf(address: string): string {
  const target = new URL(address, location.href).searchParams.get("return_url") ?? "/";
  const { pathname, search, hash } = new URL(target, location.href);
  return pathname + search + hash;
}
