import { ROUTES } from "#core/navigation/route-map.ts";
import type { PageName } from "./lazy-routes.ts";
import { pageRoute } from "./page-route.ts";

/** Places with routes of their own, and one that leads elsewhere. */
const isPage = (name: string): name is PageName => !/^(root|main|game|notFound|tool.*)$/.test(name);

/** Pages beside the front page and the page of a game, in the order of the URL map; `later-pages.ts` says what they are made of. */
export const pages = Object.keys(ROUTES).filter(isPage).map(pageRoute);
