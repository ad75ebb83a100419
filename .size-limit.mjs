import { idleScripts, ROUTE_SCREENS, scriptsOfRoute, sharedScripts } from "./tests/bench/page-scripts.ts";

/** Script budgets in brotli bytes: what every page shares, and all that one page loads before anything is clicked. */
export default [
  { name: "shared by every page", path: sharedScripts(), limit: "140 kB", brotli: true },
  ...Object.entries(ROUTE_SCREENS).map(([route, modules]) => ({
    name: `page ${route}`,
    path: scriptsOfRoute(modules),
    limit: "200 kB",
    brotli: true,
  })),
  { name: "what every page fetches when it is idle", path: idleScripts(), limit: "56 kB", brotli: true },
  { name: "what keeps pages", path: ".output/client/service-worker.js", limit: "4 KiB", brotli: true },
];
