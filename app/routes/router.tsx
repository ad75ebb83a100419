import { type DehydratedState, hydrate, type QueryClient } from "@tanstack/react-query";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { AppProviders } from "#app/providers/app-providers.tsx";
import type { RouteName } from "#core/navigation/route-map.ts";
import type { TextArea } from "#locales/texts.ts";
import type { ScreenContext } from "#ui/context/page-head.ts";
import { developerRoute } from "./developer-route.ts";
import { NotFoundScreen, PageFailure } from "./fallback-screens.tsx";
import { gameRoute } from "./game-route.ts";
import { notFoundRoute } from "./not-found-route.ts";
import { pages } from "./pages.ts";
import { rootRoute } from "./root-route.tsx";
import { readSearch, writeSearch } from "./search-text.ts";
import { SHELL_PLACES, scrollKeyOf } from "./shell-places.ts";
import { mainRoute, storeIndexRoute } from "./store-index-route.ts";

const routeTree = rootRoute.addChildren([
  storeIndexRoute,
  mainRoute,
  gameRoute,
  ...pages,
  developerRoute,
  notFoundRoute,
]);

export interface RouterInput {
  readonly context: ScreenContext;
  /** Nonce of this answer's content security policy; empty in the browser, which reads it from the page. */
  readonly nonce?: string;
  readonly history?: RouterHistory;
  /** Serialises the query results; only on the server. */
  readonly dehydrateQueries?: (queryClient: QueryClient) => string;
}

/** Creates the router of a page, or of one request on the server; query results are embedded in the HTML. */
export function createAppRouter({ context, nonce, history, dehydrateQueries }: RouterInput) {
  const rewrite = SHELL_PLACES[context.visit.get().shell];
  return createRouter({
    routeTree,
    context,
    basepath: context.ports.configuration.basePath,
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    defaultPreload: "intent",
    defaultPreloadDelay: 0,
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    getScrollRestorationKey: scrollKeyOf,
    defaultErrorComponent: PageFailure,
    defaultNotFoundComponent: NotFoundScreen,
    Wrap: ({ children }) => <AppProviders context={context}>{children}</AppProviders>,
    hydrate: ({ queries }) => {
      hydrate(context.queryClient, JSON.parse(queries) as DehydratedState);
    },
    ...(import.meta.env.SSR && {
      dehydrate: () => ({ queries: dehydrateQueries?.(context.queryClient) ?? "{}" }),
      ssr: nonce === undefined ? {} : { nonce },
    }),
    ...(history === undefined ? {} : { history }),
    ...(rewrite && { rewrite }),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** Route name in the URL map, which decides the layout; absent on the root. */
    route?: RouteName;
    /** Source files of the lazy parts: the server, which alone knows them, links their styles and scripts before the browser asks. */
    modules?: readonly string[];
    /** Further ones, by the search of the address. */
    modulesOf?(search: object): readonly string[];
    /** Source files of parts that load later or not at all: the server links the styles of those it may render. */
    lateModules?: readonly string[];
    /** The screen is the whole page: nothing of the store surrounds it. */
    isBare?: boolean;
    /** Text areas the screen needs. */
    texts?: readonly TextArea[];
  }
}
