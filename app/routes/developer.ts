import { createRoute } from "@tanstack/react-router";
import { lazyComponent } from "#app/navigation/lazy-component.tsx";
import type { RouteName } from "#core/navigation/route-map.ts";
import { rootRoute } from "./root-route.tsx";

/** Pages for developers: the gallery of the design system with its stages, and the simulator; on live an address like any unknown one. */
const developerPage = (route: RouteName) => ({
  // The root route sets `noindex`.
  head: () => ({ meta: [{ title: "Developers" }] }),
  component: lazyComponent(async () => (await import("./developer-page.tsx")).DeveloperPage),
  staticData: { route, isBare: true, ...(import.meta.env.SSR && { modules: ["app/routes/developer-page.tsx"] }) },
});

export const toolRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dev/$toolName/{-$componentName}",
  ...developerPage("tool"),
});

export const toolStageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dev/$toolName/$componentName/stage",
  ...developerPage("toolStage"),
});
