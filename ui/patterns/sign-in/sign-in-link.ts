import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { isPlainLeftClick } from "#core/links/is-plain-left-click.ts";

/** The link to a sign-in page, the store's or a provider's, that a press is going to follow in this tab; `null` for any other press. */
export function signInLinkOf(
  event: MouseEvent,
  {
    loginUrl,
    storeLoginUrl,
    loginProviders,
  }: Pick<RuntimeConfiguration, "loginUrl" | "storeLoginUrl" | "loginProviders">,
): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link === null || event.defaultPrevented || !isPlainLeftClick(event)) return null;
  const pages = [loginUrl, storeLoginUrl, ...loginProviders.map(({ url }) => url)].map(
    (url) => new URL(url, location.href),
  );
  return pages.some(({ origin, pathname }) => link.origin === origin && link.pathname === pathname) ? link : null;
}
