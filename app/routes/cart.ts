import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { rootRoute } from "./root-route.tsx";

/** The cart and the way to payment. */
export const cartRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/cart",
  ...lazyPage({
    route: "cart",
    texts: ["cart", "basket", "orders", "forms"],
    screen: () => import("#ui/features/cart/screens/cart-page.tsx"),
  }),
});
