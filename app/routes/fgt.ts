import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { rootRoute } from "./root-route.tsx";

/** Start page of focus group tests in the launcher. */
export const fgtRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/fgt",
  ...lazyPage({
    route: "fgt",
    texts: ["launcher", "lists"],
    screen: async () => (await import("#ui/features/launcher/screens/home/launcher-home-page.tsx")).fgtPage,
    ...(import.meta.env.SSR && { modules: ["ui/features/launcher/screens/home/launcher-home-page.tsx"] }),
  }),
});
