import { VISIT_PARAMETERS } from "#app/configuration/visit-of.ts";
import { isPlainLeftClick } from "#core/links/is-plain-left-click.ts";
import { addBasePath, removeBasePath } from "#core/navigation/base-path.ts";

export interface PlainLinks {
  readonly page: Window;
  /** Folder of the bundle. */
  readonly basePath: string;
  /** Navigates to a path inside the product. */
  readonly push: (place: string) => void;
}

/**
 * Handles links to paths of the product, which do not exist on the file server of a bundle. Links that change language,
 * country or theme restart the page at their path; links within the page scroll to their target. Events that the router
 * or other code has handled are ignored. Returns the function that stops it.
 */
export function followPlainLinks({ page, basePath, push }: PlainLinks): () => void {
  const { document, location } = page;
  const onClick = (event: MouseEvent) => {
    const link = !event.defaultPrevented && isPlainLeftClick(event) ? linkOf(event.target, location) : null;
    if (link === null) return;
    const written = link.getAttribute("href") ?? "";
    if (written.startsWith("#")) {
      if (written.startsWith("#/")) return;
      event.preventDefault();
      showPart(document, decodeURIComponent(written.slice(1)));
      return;
    }
    const path = removeBasePath(link.pathname, basePath);
    if (path === null || (link.pathname === location.pathname && link.hash.startsWith("#/"))) return;
    event.preventDefault();
    const query = new URLSearchParams(link.search);
    if (!VISIT_PARAMETERS.some((name) => query.has(name))) {
      push(addBasePath(path, basePath) + link.search + link.hash);
      return;
    }
    page.history.replaceState(null, "", `${location.pathname}#${path}${link.search}`);
    location.reload();
  };
  // After all listeners of the document, including React's.
  page.addEventListener("click", onClick);
  return () => page.removeEventListener("click", onClick);
}

/** The link of this origin, for this window, that was pressed; `null` if it was another or none. */
function linkOf(target: EventTarget | null, { origin }: Location): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link === null || link.origin !== origin || link.hasAttribute("download")) return null;
  return link.target === "" || link.target === "_self" ? link : null;
}

/** Scrolls to the target of a link within the page. */
function showPart(document: Document, id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}
