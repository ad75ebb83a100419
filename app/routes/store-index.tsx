import { createRoute } from "@tanstack/react-router";
import { lazySearchPage } from "#app/navigation/lazy-page.ts";
import { withPreload } from "#app/navigation/route-component.tsx";
import { parseStoreIndexSearch } from "#ui/features/store-index/parse-store-index-search.ts";
import { rootRoute } from "./root-route.tsx";

/** The front page, or a list of games by the search. */
const STORE_INDEX = {
  texts: ["store", "discovery"],
  screen: () => import("#ui/features/store-index/store-index-page.tsx"),
} as const;

const storeIndexPage = lazySearchPage({ route: "root", ...STORE_INDEX }, parseStoreIndexSearch);

export const storeIndexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  ...storeIndexPage,
  component: withPreload(storeIndexPage.component, () => (
    <storeIndexPage.component search={storeIndexRoute.useLoaderDeps()} />
  )),
});

const mainPage = lazySearchPage({ route: "main", ...STORE_INDEX }, parseStoreIndexSearch);

/** The store index of the chat app; other shells are redirected (`redirectOf`, `SHELL_REWRITES`). */
export const mainRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/main",
  ...mainPage,
  component: withPreload(mainPage.component, () => <mainPage.component search={mainRoute.useLoaderDeps()} />),
});
