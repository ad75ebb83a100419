import type { AppRouter } from "#app/routes/router.tsx";
import { isPlainLeftClick } from "#core/links/is-plain-left-click.ts";
import { isLocaleTag } from "#core/translation/locales.ts";

interface LanguageLinks {
  readonly page: Window;
  readonly router: AppRouter;
}

const loadChange = () => import("#ui/i18n/change-locale.ts");

/**
 * Handles links to the present page in another language without a reload, so that input, popups and scroll position are
 * kept. If the texts cannot be loaded, the link is followed. The code is fetched when a link is about to be pressed.
 * Listens in the capture phase: after press-navigation, before router links.
 */
export function changeLanguageInPlace({ page, router }: LanguageLinks): void {
  const { document, location } = page;
  const fetchAhead = ({ target }: Event) => {
    if (linkOf(target, location) !== null) loadChange().catch(() => undefined);
  };
  for (const sign of ["pointerover", "focusin"] as const) document.addEventListener(sign, fetchAhead);
  document.addEventListener(
    "click",
    (event) => {
      const found = !event.defaultPrevented && isPlainLeftClick(event) ? linkOf(event.target, location) : null;
      if (found === null) return;
      event.preventDefault();
      loadChange()
        .then(({ changeLocale }) => changeLocale(router, found.locale))
        .catch(() => follow(found.link, location));
    },
    true,
  );
}

/** The link to this page in another language that was pressed; `null` if it was another or none. */
function linkOf(target: EventTarget | null, location: Location) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href*='locale=']") : null;
  if (!link) return null;
  const locale = new URL(link.href).searchParams.get("locale") ?? "";
  return isLocaleTag(locale) && placeOf(link.href) === placeOf(location.href) ? { link, locale } : null;
}

/** An address but for its language and its part of the page. */
function placeOf(address: string): string {
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
