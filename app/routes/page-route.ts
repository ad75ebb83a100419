import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { ROUTES, type RouteName } from "#core/navigation/route-map.ts";
import type { TextArea } from "#locales/texts.ts";
import type { PageParts } from "#ui/head/page-head.ts";
import { rootRoute } from "./root-route.tsx";

interface PageRouteInput {
  readonly texts: readonly TextArea[];
  /** Source file of the parts: the server links its styles and scripts. */
  readonly module: string;
  /** Source files of what comes after the first view; the server has its styles in the document all the same. */
  readonly lateModules?: readonly string[];
  readonly parts: () => Promise<PageParts>;
}

/** `/game/:gameCode/:part?` of the URL map as the router writes it. */
const patternOf = (name: RouteName): string =>
  ROUTES[name].pattern.replace(/:(\w+)\?/g, "{-$$$1}").replace(/:(\w+)/g, "$$$1");

/** A route that takes path and layout from the URL map and everything else from one lazy file: a page costs a line here. */
export function pageRoute(name: RouteName, { texts, module, lateModules = [], parts }: PageRouteInput) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: patternOf(name),
    loaderDeps: ({ search }) => search,
    loader: async ({ context, params, deps }) => {
      const known = context.texts.ensure(context.visit.get().locale, texts);
      const { load } = await parts();
      const [outcome] = await Promise.all([load(context, { params, search: deps }), known]);
      if (outcome === "notFound") throw notFound();
    },
    head: async ({ match: { context, params, search } }) => {
      const [{ head }, { headTagsOf }] = await Promise.all([parts(), import("./head-tags.ts")]);
      return headTagsOf(context, head(context, { params, search }));
    },
    component: lazyRouteComponent(parts, "Page"),
    staticData: { route: name, modules: [module], lateModules, texts },
  });
}
