import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { rootRoute } from "./root-route.tsx";

/** Profile, security and settings of a player. */
export const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account",
  ...lazyPage({
    route: "account",
    texts: ["account", "forms"],
    screen: () => import("#ui/features/account/screens/account-page.tsx"),
    ...(import.meta.env.SSR && { modules: ["ui/features/account/screens/account-page.tsx"] }),
  }),
});
