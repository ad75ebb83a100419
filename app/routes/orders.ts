import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { rootRoute } from "./root-route.tsx";

/** Orders of a player. */
export const ordersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/order",
  ...lazyPage({
    route: "orders",
    texts: ["orders"],
    screen: () => import("#ui/features/orders/screens/orders/orders-page.tsx"),
  }),
});
