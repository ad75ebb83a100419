import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { plainLinkOf } from "#ui/kit/links/link-clicks.ts";

/** The link to a sign-in page, the store's or a provider's, that a press is going to follow in this tab; `null` for any other press. */
export function signInLinkOf(
  event: MouseEvent,
  {
    loginUrl,
    storeLoginUrl,
    loginProviders,
  }: Pick<RuntimeConfiguration, "loginUrl" | "storeLoginUrl" | "loginProviders">,
): HTMLAnchorElement | null {
  const link = plainLinkOf(event);
  if (link === null) return null;
  const pages = [loginUrl, storeLoginUrl, ...loginProviders.map(({ url }) => url)].map(
    (url) => new URL(url, location.href),
  );
  return pages.some(({ origin, pathname }) => link.origin === origin && link.pathname === pathname) ? link : null;
}
