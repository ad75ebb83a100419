import { createBrowserHistory, type HistoryLocation, type RouterHistory } from "@tanstack/react-router";
import { addBasePath, removeBasePath } from "#core/navigation/base-path.ts";
import { FIRST_ROUTER_STATE } from "#ui/context/router-state.ts";

type State = HistoryLocation["state"];

/** Place that a bundle shows, by the part of its address behind `#`; `/` where none is named. */
export function placeOfHash(hash: string): string {
  const place = hash.slice(1);
  return place.startsWith("/") ? place : "/";
}

/**
 * History of a bundle on a plain file server, which has but one document: its places stand behind `#` in the address, whatever
 * the folder. Inside the product they are under `basePath`, the path of that folder.
 */
export function createBundleHistory(basePath: string, page: Window = window): RouterHistory {
  return createBrowserHistory({
    window: page,
    parseLocation: () => {
      const { pathname, search, hash } = new URL(
        addBasePath(placeOfHash(page.location.hash), basePath),
        page.location.origin,
      );
      const state = (page.history.state ?? FIRST_ROUTER_STATE) as State;
      return { href: pathname + search + hash, pathname, search, hash, state };
    },
    createHref: (href) => `${page.location.pathname}#${removeBasePath(href, basePath) ?? href}`,
  });
}
