import { createRoute } from "@tanstack/react-router";
import { lazySearchPage } from "#app/navigation/lazy-page.ts";
import { withPreload } from "#app/navigation/route-component.tsx";
import { parseOrderResultSearch } from "#ui/features/orders/screens/order-result/order-result-search.ts";
import { rootRoute } from "./root-route.tsx";

/** Result of a payment. */
const page = lazySearchPage(
  {
    route: "orderResult",
    texts: ["orders", "library", "store", "game"],
    screen: () => import("#ui/features/orders/screens/order-result/order-result-page.tsx"),
  },
  parseOrderResultSearch,
);

export const orderResultRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/order/result",
  ...page,
  component: withPreload(page.component, () => <page.component search={orderResultRoute.useLoaderDeps()} />),
});
