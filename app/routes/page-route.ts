import { createRoute, notFound } from "@tanstack/react-router";
import { ROUTES } from "#core/navigation/route-map.ts";
import { isClosedGame } from "#ui/features/catalogue/queries/open-games.ts";
import { lazyComponent } from "./lazy-component.tsx";
import type { PageName } from "./lazy-routes.ts";
import { rootRoute } from "./root-route.tsx";

/** `/game/:gameCode/:part?` of the URL map as the router writes it. */
const patternOf = (name: PageName): string =>
  ROUTES[name].pattern.replace(/:(\w+)\?/g, "{-$$$1}").replace(/:(\w+)/g, "$$$1");

/** Game code in the path of a page, if it has one. */
const gameCodeOf = (params: { readonly gameCode?: string }): string | undefined => params.gameCode;

/** A route that takes path and layout from the URL map and everything else from `later-pages.ts`: a page costs a word here. */
export function pageRoute(name: PageName) {
  const page = async () => (await import("./lazy-routes.ts")).pageNamed(name);
  const parts = async () => (await page()).parts();
  const headTags = () => import("./head-tags.ts");
  return createRoute({
    getParentRoute: () => rootRoute,
    path: patternOf(name),
    loaderDeps: ({ search }) => search,
    loader: async ({ context, params, deps }) => {
      if (isClosedGame(context, gameCodeOf(params))) throw notFound();
      // Prefetch: the head retries and reports a failure.
      headTags().catch(() => undefined);
      const { texts } = await page();
      const known = context.texts.ensure(context.visit.get().locale, texts);
      const { load } = await parts();
      const [outcome] = await Promise.all([load(context, { params, search: deps }), known]);
      if (outcome === "notFound") throw notFound();
    },
    head: async ({ match: { context, params, search } }) => {
      const [{ head }, { headTagsOf }] = await Promise.all([parts(), headTags()]);
      return headTagsOf(context, head(context, { params, search }));
    },
    component: lazyComponent(async () => (await parts()).Page),
    staticData: { route: name },
  });
}
