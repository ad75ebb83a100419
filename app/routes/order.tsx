import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { withPreload } from "#app/navigation/route-component.tsx";
import { rootRoute } from "./root-route.tsx";

/** One order of a player. */
const page = lazyPage({
  route: "order",
  texts: ["orders", "forms"],
  screen: () => import("#ui/features/orders/screens/order/order-page.tsx"),
});

export const orderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/order/$orderKey",
  ...page,
  component: withPreload(page.component, () => <page.component {...orderRoute.useParams()} />),
});
