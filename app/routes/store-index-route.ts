import { createRoute } from "@tanstack/react-router";
import {
  isBrowsing,
  parseStoreIndexSearch,
  type StoreIndexSearch,
} from "#ui/features/store-index/parse-store-index-search.ts";
import { lazyComponent } from "./lazy-component.tsx";
import { rootRoute } from "./root-route.tsx";

const TEXTS = ["store", "discovery"] as const;
const HOME = "ui/features/store-index/home/store-home.tsx";
const RESULTS = "ui/features/store-index/results/store-results.tsx";
const parts = () => import("./store-index-parts.ts");

const storeIndexAt = <Path extends "/" | "/main">(path: Path, route: "root" | "main") =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: parseStoreIndexSearch,
    loaderDeps: ({ search }) => search,
    loader: async ({ context, deps }) => {
      const texts = context.texts.ensure(context.visit.get().locale, TEXTS);
      const { loadStoreIndex } = await parts();
      await Promise.all([texts, loadStoreIndex(context, deps)]);
    },
    head: async ({ match }) => {
      const { headTagsOf, storeIndexHead } = await parts();
      return headTagsOf(match.context, storeIndexHead(match.context, match.search));
    },
    component: lazyComponent(async () => (await parts()).StoreIndexPage),
    staticData: {
      route,
      ...(import.meta.env.SSR && {
        modules: ["app/routes/store-index-parts.ts"],
        modulesOf: (search: StoreIndexSearch) => [isBrowsing(search) ? RESULTS : HOME],
        lateModules: [
          "ui/features/store-index/home/home-late-rails.tsx",
          "ui/features/store-index/results/filters.tsx",
        ],
        texts: TEXTS,
      }),
    },
  });

export const storeIndexRoute = storeIndexAt("/", "root");

/** The store index of the chat app; other shells are redirected (`redirectOf`, `SHELL_PLACES`). */
export const mainRoute = storeIndexAt("/main", "main");
