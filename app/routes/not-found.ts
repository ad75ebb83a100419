import { createRoute, notFound } from "@tanstack/react-router";
import { rootRoute } from "./root-route.tsx";

/** Unknown paths lead here; the page itself answers with 404 (Spec §2). */
export const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/not-found",
  loader: () => {
    throw notFound();
  },
  staticData: { route: "notFound" },
});
