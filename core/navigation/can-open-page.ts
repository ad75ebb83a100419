import { type AccessContext, canOpenLauncherPages } from "./launcher-pages.ts";
import { ROUTES, type RouteName } from "./route-map.ts";

export interface PageAccessContext extends AccessContext {
  /** Whether the test tools are on in the browser; never on live. */
  readonly hasTestTools: boolean;
}

/** Whether a page may be shown: launcher pages where they can be opened, developer pages with the test tools. */
export function canOpenPage(route: RouteName, accessContext: PageAccessContext): boolean {
  const { area } = ROUTES[route];
  if (area === "launcher") return canOpenLauncherPages(accessContext);
  return area !== "developer" || accessContext.hasTestTools;
}
