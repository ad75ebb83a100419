import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { rootRoute } from "./root-route.tsx";

/** Coupons of a player. */
export const couponRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/coupon",
  ...lazyPage({
    route: "coupon",
    texts: ["rewards", "forms"],
    screen: () => import("#ui/features/rewards/screens/coupon-page.tsx"),
    ...(import.meta.env.SSR && { modules: ["ui/features/rewards/screens/coupon-page.tsx"] }),
  }),
});
