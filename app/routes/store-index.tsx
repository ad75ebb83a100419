import { createRoute } from "@tanstack/react-router";
import { withPreload } from "#app/navigation/lazy-component.tsx";
import { lazySearchPage } from "#app/navigation/lazy-page.ts";
import { isBrowsing, parseStoreIndexSearch } from "#ui/features/store-index/parse-store-index-search.ts";
import { rootRoute } from "./root-route.tsx";

const HOME = "ui/features/store-index/home/store-home.tsx";
const RESULTS = "ui/features/store-index/results/store-results.tsx";

/** The front page, and the list of games where the search asks for one. */
const STORE_INDEX = {
  texts: ["store", "discovery"],
  screen: () => import("#ui/features/store-index/store-index-page.tsx"),
  ...(import.meta.env.SSR && {
    modules: ["ui/features/store-index/store-index-page.tsx"],
    modulesOf: (search: object) => [isBrowsing(search) ? RESULTS : HOME],
    lateModules: ["ui/features/store-index/home/home-late-rails.tsx", "ui/features/store-index/results/filters.tsx"],
  }),
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
