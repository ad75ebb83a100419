import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { rootRoute } from "./root-route.tsx";

/** Page to which services beside the store lead back. */
export const resultRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/result",
  ...lazyPage({
    route: "result",
    texts: ["launcher"],
    screen: async () => (await import("#ui/features/launcher/screens/home/moments-page.tsx")).resultPage,
    ...(import.meta.env.SSR && { modules: ["ui/features/launcher/screens/home/moments-page.tsx"] }),
  }),
});
