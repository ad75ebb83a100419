import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { rootRoute } from "./root-route.tsx";

/** Result of a payment. */
export const orderResultRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/order/result",
  ...lazyPage({
    route: "orderResult",
    texts: ["orders"],
    screen: () => import("#ui/features/orders/screens/order-result/order-result-page.tsx"),
    ...(import.meta.env.SSR && { modules: ["ui/features/orders/screens/order-result/order-result-page.tsx"] }),
  }),
});
