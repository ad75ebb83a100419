import { VISIT_PARAMETERS } from "#app/configuration/visit-of.ts";
import { addBasePath, removeBasePath } from "#core/navigation/base-path.ts";
import { onLinkClick, plainLinkOf } from "#ui/kit/links/link-clicks.ts";

export interface PlainLinks {
  readonly page: Window;
  /** Folder of the bundle. */
  readonly basePath: string;
  /** Navigates to a path inside the product. */
  readonly push: (path: string) => void;
}

/**
 * Handles links to paths of the product, which do not exist on the file server of a bundle. Links that change language,
 * country or theme restart the page at their path; links within the page scroll to their target. Events that the router
 * or other code has handled are ignored.
 */
export function followPlainLinks({ page, basePath, push }: PlainLinks): void {
  const { document, location } = page;
  onLinkClick("bundle", (event) => {
    const link = plainLinkOf(event);
    if (link === null || !staysInside(link, location)) return;
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
  });
}

/** Whether a link leads to this origin in this window. */
function staysInside(link: HTMLAnchorElement, { origin }: Location): boolean {
  const isInThisWindow = link.target === "" || link.target === "_self";
  return isInThisWindow && link.origin === origin && !link.hasAttribute("download");
}

/** Scrolls to the target of a link within the page. */
function showPart(document: Document, id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}
