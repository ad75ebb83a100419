import { createRoute } from "@tanstack/react-router";
import { lazySearchPage } from "#app/navigation/lazy-page.ts";
import { withPreload } from "#app/navigation/route-component.tsx";
import { parseCouponSearch } from "#ui/features/rewards/screens/coupon-search.ts";
import { rootRoute } from "./root-route.tsx";

/** Coupons of a player. */
const page = lazySearchPage(
  {
    route: "coupon",
    texts: ["rewards", "forms"],
    screen: () => import("#ui/features/rewards/screens/coupon-page.tsx"),
  },
  parseCouponSearch,
);

export const couponRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/coupon",
  ...page,
  component: withPreload(page.component, () => <page.component search={couponRoute.useLoaderDeps()} />),
});
