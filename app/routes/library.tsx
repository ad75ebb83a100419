import { createRoute } from "@tanstack/react-router";
import { lazySearchPage } from "#app/navigation/lazy-page.ts";
import { withPreload } from "#app/navigation/route-component.tsx";
import { parseLibrarySearch } from "#ui/features/library/screens/library-search.ts";
import { rootRoute } from "./root-route.tsx";

/** Games of a player. */
const page = lazySearchPage(
  {
    route: "library",
    texts: ["library", "lists", "store"],
    screen: () => import("#ui/features/library/screens/library-page.tsx"),
  },
  parseLibrarySearch,
);

export const libraryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/library",
  ...page,
  component: withPreload(page.component, () => <page.component search={libraryRoute.useLoaderDeps()} />),
});
