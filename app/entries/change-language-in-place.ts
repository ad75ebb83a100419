import type { AppRouter } from "#app/routes/router.tsx";
import { isLocaleTag, type LocaleTag } from "#core/translation/locales.ts";
import { loadOnce } from "#ui/kit/lazy/load-once.ts";
import { linkOf, onLinkClick, plainLinkOf } from "#ui/kit/links/link-clicks.ts";
import { leaveDocument } from "#ui/overlays/page-history.ts";

interface LanguageLinks {
  readonly page: Window;
  readonly router: AppRouter;
}

const LANGUAGE_LINK = "a[href*='locale=']";

const loadChange = loadOnce(() => import("#ui/i18n/change-locale.ts"));

/**
 * Handles links to the present page in another language without a reload, so that input, popups and scroll position are
 * kept. If the texts cannot be loaded, the link is followed. The code is fetched when a link is about to be pressed.
 */
export function changeLanguageInPlace({ page, router }: LanguageLinks): void {
  const { document, location } = page;
  const fetchAhead = (event: Event) => {
    if (localeOf(linkOf(event, LANGUAGE_LINK), location) !== null) void loadChange();
  };
  for (const sign of ["pointerover", "focusin"] as const) document.addEventListener(sign, fetchAhead);
  onLinkClick("language", (event) => {
    const link = plainLinkOf(event, LANGUAGE_LINK);
    const locale = localeOf(link, location);
    if (link === null || locale === null) return;
    event.preventDefault();
    loadChange()
      .then(({ changeLocale }) => changeLocale(router, locale))
      .catch(() => leaveDocument(() => follow(link, location)));
  });
}

/** Language that a link shows the present page in; `null` for other links. */
function localeOf(link: HTMLAnchorElement | null, location: Location): LocaleTag | null {
  if (link === null) return null;
  const locale = new URL(link.href).searchParams.get("locale") ?? "";
  return isLocaleTag(locale) && addressWithoutLocale(link.href) === addressWithoutLocale(location.href) ? locale : null;
}

/** An address but for its language and its part of the page. */
function addressWithoutLocale(address: string): string {
  const url = new URL(address);
  url.searchParams.delete("locale");
  url.searchParams.sort();
  return url.origin + url.pathname + url.search;
}

/** Follows a link like the browser; an address that differs only in its hash needs an explicit reload. */
function follow({ href }: HTMLAnchorElement, location: Location): void {
  const isSame = href.split("#")[0] === location.href.split("#")[0];
  location.assign(href);
  if (isSame) location.reload();
}
