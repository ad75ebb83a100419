import { ROUTES } from "#core/navigation/route-map.ts";
import type { PageName } from "./lazy-routes.ts";
import { pageRoute } from "./page-route.ts";

/** Routes that are defined elsewhere, and one that redirects. */
const isPage = (name: string): name is PageName => !/^(root|main|game|notFound|tool.*)$/.test(name);

/**
 * Pages other than the front page and the game page, in the order of the URL map; `lazy-routes.ts` lists their modules.
 */
export const pages = Object.keys(ROUTES).filter(isPage).map(pageRoute);
