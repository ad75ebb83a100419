import { createBrowserHistory, type HistoryLocation, type RouterHistory } from "@tanstack/react-router";
import { addBasePath, removeBasePath } from "#core/navigation/base-path.ts";
import { FIRST_ROUTER_STATE } from "#ui/context/router-state.ts";

type State = HistoryLocation["state"];

/** Path that a bundle shows, from the hash of its address; `/` without one. */
export function pathOfHash(hash: string): string {
  const path = hash.slice(1);
  return path.startsWith("/") ? path : "/";
}

/**
 * History of a bundle on a plain file server, which has a single document in any folder: paths are behind `#`. Inside
 * the product they are below `basePath`, the path of that folder.
 */
export function createBundleHistory(basePath: string, page: Window = window): RouterHistory {
  return createBrowserHistory({
    window: page,
    parseLocation: () => {
      const { pathname, search, hash } = new URL(
        addBasePath(pathOfHash(page.location.hash), basePath),
        page.location.origin,
      );
      const state = (page.history.state ?? FIRST_ROUTER_STATE) as State;
      return { href: pathname + search + hash, pathname, search, hash, state };
    },
    createHref: (href) => `${page.location.pathname}#${removeBasePath(href, basePath) ?? href}`,
  });
}
