import { createRootRouteWithContext, type MakeRouteMatch, Outlet, Scripts, useMatches } from "@tanstack/react-router";
import { useEffect } from "react";
import { NotFoundScreen } from "#app/navigation/fallback-screens.tsx";
import { HeadTags } from "#app/navigation/head-elements.tsx";
import { redirectInside } from "#app/navigation/redirect-inside.ts";
import { parseRootSearch } from "#app/navigation/root-search.ts";
import { routeComponent } from "#app/navigation/route-component.tsx";
import { POPUP_WINDOW_PARAMETER } from "#core/links/popup-window-parameter.ts";
import { NOT_FOUND_PATH } from "#core/navigation/build-path.ts";
import { isClosedToWeb } from "#core/navigation/is-closed-to-web.ts";
import { isStorePath } from "#core/navigation/is-store-path.ts";
import { ROUTES } from "#core/navigation/route-map.ts";
import { storeIndexPath } from "#core/navigation/store-index-path.ts";
import type { Shell } from "#core/shell/shell.ts";
import { localeEntryOf } from "#locales/manifest.ts";
import type { TextArea } from "#locales/texts.ts";
import type { ScreenContext } from "#ui/context/page-head.ts";
import { useTextLanguage } from "#ui/context/use-text-language.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { OwnWindowContext } from "#ui/overlays/window/use-own-window-search.ts";
import { PartBoundary } from "#ui/patterns/failures/part-boundary.tsx";
import favicon from "#ui/theme/favicon.svg";

const StoreLayout = routeComponent(async () => (await import("#ui/frame/store-layout.tsx")).StoreLayout);

/** Public path of a page; in the launcher the router's `/` is the store index. */
function publicPathOf({ pathname, staticData }: Pick<MakeRouteMatch, "pathname" | "staticData">, shell: Shell): string {
  if (staticData.route === undefined) return NOT_FOUND_PATH;
  return staticData.route === "root" ? storeIndexPath(shell) : pathname;
}

const isWithoutStore = ({ ports, visit }: ScreenContext): boolean =>
  isClosedToWeb({ shell: visit.get().shell, region: ports.configuration.region });

/** Text areas of what surrounds each page. */
const FRAME_TEXTS: readonly TextArea[] = ["common"];

/** The whole document, so that language, direction and theme are right before the first paint. */
function Document() {
  const { locale, theme, shell } = useVisit();
  const { script } = localeEntryOf(locale);
  const language = useTextLanguage(FRAME_TEXTS);
  const contentLanguage = useTextLanguage(
    useMatches({ select: (matches) => matches.at(-1)?.staticData.texts }) ?? FRAME_TEXTS,
  );
  // For tests: the page takes input, but for sections whose code is still loading.
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  const { [POPUP_WINDOW_PARAMETER]: ownWindow = null } = rootRoute.useSearch();
  const layout = useMatches({
    select: (matches) => {
      const match = matches.at(-1);
      const { isBare, route = "notFound" } = match?.staticData ?? {};
      const isInStore = match !== undefined && isStorePath(publicPathOf(match, shell), shell);
      // A popup window and the "website unavailable" page have no layout. No script changes that page
      // (`render-page.tsx`), so the browser need not know.
      const isAlone = ownWindow !== null || (import.meta.env.SSR && match && isWithoutStore(match.context));
      if (isBare && !isAlone) return null;
      return isAlone || !isInStore ? "FULLSCREEN" : ROUTES[route].layout;
    },
  });
  return (
    <html
      lang={language}
      dir={localeEntryOf(language).direction}
      data-theme={theme}
      data-script={script}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" type="image/svg+xml" href={favicon} />
        <HeadTags />
      </head>
      <body>
        <OwnWindowContext value={ownWindow}>
          <PartBoundary kind="page">
            {layout === null ? (
              <Outlet />
            ) : (
              <StoreLayout layout={layout} contentLanguage={contentLanguage === language ? undefined : contentLanguage}>
                <Outlet />
              </StoreLayout>
            )}
          </PartBoundary>
        </OwnWindowContext>
        {/* What the server found out for the router; the browser has it by then. */}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}

export const rootRoute = createRootRouteWithContext<ScreenContext>()({
  validateSearch: parseRootSearch,
  beforeLoad: ({ context, location }) => {
    if (!import.meta.env.SSR) redirectInside(context, location);
  },
  loader: async ({ context }) => {
    const texts = context.texts.ensure(context.visit.get().locale, FRAME_TEXTS);
    if (import.meta.env.SSR) await (await import("#app/navigation/frame-data.ts")).loadFrame(context);
    await texts;
  },
  // Pages override these tags; an unknown address shows them.
  head: ({ match }) => ({
    meta: [
      { title: match.context.texts.instance.t("notFoundTitle", { ns: "common" }) },
      { name: "robots", content: "noindex" },
    ],
  }),
  component: Document,
  notFoundComponent: NotFoundScreen,
  staticData: { texts: FRAME_TEXTS },
});
