import type { RouteName } from "./route-map.ts";

/** Pages with data of a player: games, orders, gifts, coupons, money and messages. */
const PERSONAL_ROUTES: ReadonlySet<RouteName> = new Set<RouteName>([
  "library",
  "favorite",
  "cart",
  "orderResult",
  "orders",
  "order",
  "coupon",
  "reward",
  "gift",
  "account",
  "reports",
  "miniGame",
  "notification",
]);

/** Whether a page shows private data of a player: browsers must not store it. */
export const isPersonalRoute = (route: RouteName): boolean => PERSONAL_ROUTES.has(route);
