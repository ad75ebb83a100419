import { isModified } from "#ui/overlays/window/is-modified.ts";

/** The link to the sign-in page that a press is going to follow in this tab; `null` for any other press. */
export function signInLinkOf(event: MouseEvent, storeLoginUrl: string): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link === null || event.defaultPrevented || isModified(event)) return null;
  const login = new URL(storeLoginUrl, location.href);
  return link.origin === login.origin && link.pathname === login.pathname ? link : null;
}
