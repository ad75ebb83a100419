import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { rootRoute } from "./root-route.tsx";

/** Gifts that a player has received and sent. */
export const giftRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/gift",
  ...lazyPage({
    route: "gift",
    texts: ["gifts", "forms", "library"],
    screen: () => import("#ui/features/gifts/screens/gift-page.tsx"),
  }),
});
