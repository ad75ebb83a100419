import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { rootRoute } from "./root-route.tsx";

/** One order of a player. */
export const orderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/order/$orderKey",
  ...lazyPage({
    route: "order",
    texts: ["orders", "forms"],
    screen: () => import("#ui/features/orders/screens/order/order-page.tsx"),
    ...(import.meta.env.SSR && { modules: ["ui/features/orders/screens/order/order-page.tsx"] }),
  }),
});
