import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { rootRoute } from "./root-route.tsx";

/** What a shell shows while it prepares the next page. */
export const loadingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/loading",
  ...lazyPage({
    route: "loading",
    texts: ["launcher"],
    screen: async () => (await import("#ui/features/launcher/screens/home/moments-page.tsx")).loadingPage,
    ...(import.meta.env.SSR && { modules: ["ui/features/launcher/screens/home/moments-page.tsx"] }),
  }),
});
