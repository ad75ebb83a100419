import { type AccessContext, canOpenLauncherPages } from "./launcher-pages.ts";
import { ROUTES, type RouteName } from "./route-map.ts";

/** Whether a page may be shown: launcher pages where they can be opened, developer pages outside live. */
export function canOpenPage(route: RouteName, accessContext: AccessContext): boolean {
  const { area } = ROUTES[route];
  if (area === "launcher") return canOpenLauncherPages(accessContext);
  return area !== "developer" || accessContext.environment !== "live";
}
