import { createRoute } from "@tanstack/react-router";
import { lazyComponent } from "./lazy-component.tsx";
import { rootRoute } from "./root-route.tsx";

/** Pages for developers: the gallery of the design system with its stages, and the simulator; on live an address like any unknown one. */
export const developerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dev/$",
  // The root route sets `noindex`.
  head: () => ({ meta: [{ title: "Developers" }] }),
  component: lazyComponent(async () => (await import("./developer-parts.tsx")).DeveloperPage),
  staticData: { isBare: true, ...(import.meta.env.SSR && { modules: ["app/routes/developer-parts.tsx"] }) },
});
