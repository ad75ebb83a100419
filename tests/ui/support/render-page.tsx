import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  RouterProvider,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { render } from "vitest-browser-react";
import type { Ports } from "#core/ports/index.ts";
import { textAreas } from "#locales/texts.ts";
import { PortsProvider } from "#ui/context/ports-context.tsx";
import { createTextLibrary } from "#ui/context/text-library.ts";
import { TextsProvider } from "#ui/context/texts-context.tsx";
import { VisitProvider } from "#ui/context/visit-context.tsx";
import { createVisitStore, type Visit } from "#ui/context/visit-store.ts";
import { createQueryClient } from "#ui/data/create-query-client.ts";
import { AnnouncerProvider } from "#ui/kit/announcer/announcer.tsx";
import { Overlays } from "#ui/overlays/overlays.tsx";

export const PLAYER = { userId: "me", nickname: "Mina", countryCode: "US", credentialCodes: [] };
export const VISIT: Visit = { locale: "en-US", countryCode: "US", theme: "light", shell: "web", user: PLAYER };

interface PageInput {
  readonly ports: Ports;
  readonly visit?: Partial<Visit>;
  readonly path?: string;
  /** Pages in the history of the browser, see `openPageHistory`; if absent, in one of their own. */
  readonly history?: RouterHistory;
}

/** Renders a component as a page of the store would: with ports, texts, cache, router and overlays around it. */
export async function renderPage(
  children: ReactNode,
  { ports, visit, path = "/game/tl", history = createMemoryHistory({ initialEntries: [path] }) }: PageInput,
) {
  const store = createVisitStore({ ...VISIT, ...visit });
  const texts = createTextLibrary(store.get().locale);
  await texts.ensure(store.get().locale, textAreas());
  const queryClient = createQueryClient();
  const rootRoute = createRootRoute({
    component: () => (
      <AnnouncerProvider>
        <Overlays>
          <Outlet />
        </Overlays>
      </AnnouncerProvider>
    ),
  });
  const routeTree = rootRoute.addChildren([
    createRoute({ getParentRoute: () => rootRoute, path: "/game/$gameCode", component: () => children }),
    createRoute({ getParentRoute: () => rootRoute, path: "/game/$gameCode/review", component: () => children }),
    createRoute({ getParentRoute: () => rootRoute, path: "/goods/$gameCode/$goodsId", component: () => children }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/goods/$gameCode/$goodsId/review",
      component: () => children,
    }),
    createRoute({ getParentRoute: () => rootRoute, path: "/bundle/$goodsId", component: () => children }),
    createRoute({ getParentRoute: () => rootRoute, path: "/game/$gameCode/achievement", component: () => children }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/game/$gameCode/board/$boardAlias",
      component: () => children,
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/game/$gameCode/board/$boardAlias/$boardMenu/$articleId",
      component: () => children,
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/game/$gameCode/board/$boardAlias/view/$articleId",
      component: () => <p>The article</p>,
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/home/$gameCode/board/$boardAlias",
      component: () => children,
    }),
    createRoute({ getParentRoute: () => rootRoute, path: "/notification", component: () => children }),
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
