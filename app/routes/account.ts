import { createRoute } from "@tanstack/react-router";
import { lazySearchPage } from "#app/navigation/lazy-page.ts";
import type { RawSearch } from "#ui/context/raw-search.ts";
import { rootRoute } from "./root-route.tsx";

/** Profile, security and settings of a player. */
export const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account",
  ...lazySearchPage(
    {
      route: "account",
      texts: ["account", "forms"],
      screen: () => import("#ui/features/account/screens/account-page.tsx"),
    },
    // The page reads it: no other one loads the code for that.
    ({ closedUntil }): RawSearch => ({ closedUntil }),
  ),
});
