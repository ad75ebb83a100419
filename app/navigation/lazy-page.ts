import { notFound } from "@tanstack/react-router";
import { canOpenPage } from "#core/navigation/can-open-page.ts";
import type { RouteName } from "#core/navigation/route-map.ts";
import type { TextArea } from "#locales/texts.ts";
import type { PageParts, ScreenContext } from "#ui/context/page-head.ts";
import type { RawSearch } from "#ui/context/raw-search.ts";
import { isClosedGame } from "#ui/features/catalogue/queries/open-games.ts";
import { loadOnce } from "#ui/kit/lazy/load-once.ts";
import { headTagsOf } from "./head-tags.ts";
import { routeComponent } from "./route-component.tsx";

/** Loads a screen. The server's build names its source file (`app/build/script-plugins.ts`). */
export interface ScreenImport<Screen> {
  (): Promise<Screen>;
  readonly file?: string;
}

interface LazyPage<Params extends object, Search extends object, Props extends object> {
  /** Name of the route in the URL map of the core. */
  readonly route: RouteName;
  /** Text areas the screen needs. */
  readonly texts: readonly TextArea[];
  readonly screen: ScreenImport<PageParts<Params, Search, Props>>;
}

/** Whether the visitor may see the page, also on client-side navigation, which the server does not see. */
function isOpen(route: RouteName, context: ScreenContext, { gameCode }: { readonly gameCode?: string }): boolean {
  const { ports, visit } = context;
  const { envName: environment, network } = ports.configuration;
  const { shell, hasTestTools = false } = visit.get();
  return canOpenPage(route, { shell, environment, network, hasTestTools }) && !isClosedGame(context, gameCode);
}

/**
 * Options of a route whose loader, head and component are in the lazy file of its screen, and whose address has a
 * search. `parseSearch` is total: it leaves out what it cannot read, and the address loses it. Its result is the
 * loader's dependency, so that loader, head and screen see the parameters of this page and no others.
 */
export function lazySearchPage<Params extends object, Search extends object, Props extends object>(
  { screen: importScreen, ...staticData }: LazyPage<Params, Search, Props>,
  parseSearch: (raw: RawSearch) => Search,
) {
  /** One lost request is repeated at once. */
  const screen = loadOnce(() => importScreen().catch(importScreen));
  return {
    validateSearch: parseSearch,
    loaderDeps: ({ search }: { search: Search }) => parseSearch(Object.fromEntries(Object.entries(search))),
    loader: async ({ context, params, deps }: { context: ScreenContext; params: Params; deps: Search }) => {
      if (!isOpen(staticData.route, context, params)) throw notFound();
      const texts = context.texts.ensure(context.visit.get().locale, staticData.texts);
      const { load } = await screen();
      const [outcome] = await Promise.all([load?.(context, { route: staticData.route, params, search: deps }), texts]);
      if (outcome === "notFound") throw notFound();
    },
    head: async ({ match }: { match: { context: ScreenContext; params: Params; loaderDeps: Search } }) => {
      const { head } = await screen();
      return headTagsOf(
        match.context,
        head(match.context, { route: staticData.route, params: match.params, search: match.loaderDeps }),
      );
    },
    component: routeComponent(async () => (await screen()).Page),
    staticData: { ...staticData, screenFile: importScreen.file },
  };
}

/** The same for a page whose address has no search. */
export const lazyPage = <Params extends object, Props extends object>(page: LazyPage<Params, object, Props>) =>
  lazySearchPage(page, () => ({}));
