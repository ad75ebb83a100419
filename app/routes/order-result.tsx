import { createRoute } from "@tanstack/react-router";
import { withPreload } from "#app/navigation/lazy-component.tsx";
import { lazySearchPage } from "#app/navigation/lazy-page.ts";
import { parseOrderResultSearch } from "#ui/features/orders/screens/order-result/order-result-search.ts";
import { rootRoute } from "./root-route.tsx";

/** Result of a payment. */
const page = lazySearchPage(
  {
    route: "orderResult",
    texts: ["orders"],
    screen: () => import("#ui/features/orders/screens/order-result/order-result-page.tsx"),
    ...(import.meta.env.SSR && { modules: ["ui/features/orders/screens/order-result/order-result-page.tsx"] }),
  },
  parseOrderResultSearch,
);

export const orderResultRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/order/result",
  ...page,
  component: withPreload(page.component, () => <page.component search={orderResultRoute.useLoaderDeps()} />),
});
