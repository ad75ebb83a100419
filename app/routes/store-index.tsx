import { createRoute } from "@tanstack/react-router";
import { lazySearchPage } from "#app/navigation/lazy-page.ts";
import { withPreload } from "#app/navigation/route-component.tsx";
import { isBrowsing, parseStoreIndexSearch } from "#ui/features/store-index/parse-store-index-search.ts";
import { rootRoute } from "./root-route.tsx";

const HOME = {
  modules: ["ui/features/store-index/home/store-home.tsx"],
  lazyModules: [
    "ui/features/library/components/continue-rail.tsx",
    "ui/features/store-index/home/home-lower-rails.tsx",
  ],
};
const RESULTS = {
  modules: ["ui/features/store-index/results/store-results.tsx"],
  lazyModules: ["ui/features/store-index/results/filter-parts.ts"],
};

/** The front page, or a list of games by the search. */
const STORE_INDEX = {
  texts: ["store", "discovery"],
  screen: () => import("#ui/features/store-index/store-index-page.tsx"),
  ...(import.meta.env.SSR && {
    modules: ["ui/features/store-index/store-index-page.tsx"],
    modulesOf: (search: object) => (isBrowsing(search) ? RESULTS : HOME),
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
