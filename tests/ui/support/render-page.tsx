import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  RouterProvider,
  useParams,
  useSearch,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { render } from "vitest-browser-react";
import { readPopupWindowKind } from "#core/links/popup-window.ts";
import { POPUP_WINDOW_PARAMETER } from "#core/links/popup-window-parameter.ts";
import type { Ports } from "#core/ports/index.ts";
import { textAreas } from "#locales/texts.ts";
import { PortsProvider } from "#ui/context/ports-context.tsx";
import type { RawSearch } from "#ui/context/raw-search.ts";
import { createTextLibrary } from "#ui/context/text-library.ts";
import { TextsProvider } from "#ui/context/texts-context.tsx";
import { VisitProvider } from "#ui/context/visit-context.tsx";
import { createVisitStore, type Visit } from "#ui/context/visit-store.ts";
import { createQueryClient } from "#ui/data/create-query-client.ts";
import { AnnouncerProvider } from "#ui/kit/announcer/announcer.tsx";
import { Overlays } from "#ui/overlays/overlays.tsx";
import { OwnWindowContext } from "#ui/overlays/window/use-own-window-search.ts";
import { createFakePorts, createPublisher } from "./fake-ports.ts";
import { VISIT } from "./visit.ts";

interface PageInput {
  readonly ports?: Ports;
  readonly visit?: Partial<Visit>;
  readonly path?: string;
  /** Pages in the history of the browser, see `openPageHistory`; if absent, in one of their own. */
  readonly history?: RouterHistory;
}

/** What the address of the page says. */
interface Address {
  readonly gameCode: string;
  readonly goodsId: string;
  readonly boardAlias: string;
  readonly boardMenu: string | undefined;
  readonly articleId: string;
  readonly search: RawSearch;
}

type PageContent = ReactNode | ((address: Address) => ReactNode);

function Content({ children }: { readonly children: PageContent }) {
  const { gameCode = "", goodsId = "", boardAlias = "", boardMenu, articleId = "" } = useParams({ strict: false });
  const search: object = useSearch({ strict: false });
  return typeof children === "function"
    ? children({ gameCode, goodsId, boardAlias, boardMenu, articleId, search: { ...search } })
    : children;
}

function Frame() {
  const { [POPUP_WINDOW_PARAMETER]: ownWindow }: RawSearch = useSearch({ strict: false });
  return (
    <OwnWindowContext value={readPopupWindowKind(ownWindow)}>
      <AnnouncerProvider>
        <Overlays>
          <Outlet />
        </Overlays>
      </AnnouncerProvider>
    </OwnWindowContext>
  );
}

/** Where the component can be. */
const PATHS = [
  "/",
  "/game/$gameCode",
  "/game/$gameCode/review",
  "/goods/$gameCode/$goodsId",
  "/goods/$gameCode/$goodsId/review",
  "/bundle/$goodsId",
  "/game/$gameCode/achievement",
  "/game/$gameCode/board/$boardAlias",
  "/game/$gameCode/board/$boardAlias/$boardMenu/$articleId",
  "/home/$gameCode/board/$boardAlias",
  "/notification",
];

/** Renders a component as a page of the store would: with ports, texts, cache, router and overlays around it. */
export async function renderPage(
  children: PageContent,
  {
    ports = createFakePorts(createPublisher()),
    visit,
    path = "/game/tl",
    history = createMemoryHistory({ initialEntries: [path] }),
  }: PageInput = {},
) {
  const store = createVisitStore({ ...VISIT, ...visit });
  const texts = createTextLibrary(store.get().locale);
  await texts.ensure(store.get().locale, textAreas());
  const queryClient = createQueryClient();
  const content = () => <Content>{children}</Content>;
  const rootRoute = createRootRoute({ component: Frame });
  const routeTree = rootRoute.addChildren([
    ...PATHS.map((pattern) => createRoute({ getParentRoute: () => rootRoute, path: pattern, component: content })),
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/game/$gameCode/board/$boardAlias/view/$articleId",
      component: () => <p>The article</p>,
    }),
    createRoute({ getParentRoute: () => rootRoute, path: "/elsewhere", component: () => <p>Elsewhere</p> }),
  ]);
  const router = createRouter({ routeTree, history });
  await router.load();
  const screen = await render(
    <PortsProvider ports={ports}>
      <VisitProvider visit={store}>
        <QueryClientProvider client={queryClient}>
          <TextsProvider texts={texts}>
            <RouterProvider router={router as never} />
          </TextsProvider>
        </QueryClientProvider>
      </VisitProvider>
    </PortsProvider>,
  );
  return { screen, router, queryClient, visit: store, texts };
}
