import { canOpenLauncherPages, type Surroundings } from "./launcher-pages.ts";
import { ROUTES, type RouteName } from "./route-map.ts";

/** Whether a page may be shown: launcher pages where they can be opened, developer pages outside live. */
export function canOpenPage(route: RouteName, surroundings: Surroundings): boolean {
  const { area } = ROUTES[route];
  if (area === "launcher") return canOpenLauncherPages(surroundings);
  return area !== "developer" || surroundings.environment !== "live";
}
