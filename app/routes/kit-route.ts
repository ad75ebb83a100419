import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { rootRoute } from "./root-route.tsx";

/** Gallery of the design system and its stages, for developers; on live an address like any unknown one. */
export const kitRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dev/kit/$",
  beforeLoad: ({ context }) => {
    if (context.ports.configuration.envName === "live") throw redirect({ to: "/not-found" });
  },
  head: () => ({ meta: [{ title: "Components" }, { name: "robots", content: "noindex" }] }),
  component: lazyRouteComponent(() => import("#ui/screens/kit-gallery/kit-page.tsx"), "KitPage"),
  staticData: { isBare: true, modules: ["ui/screens/kit-gallery/kit-page.tsx"] },
});
