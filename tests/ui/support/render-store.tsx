import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Ports } from "#core/ports/index.ts";
import { localeEntryOf } from "#locales/manifest.ts";
import { textAreas } from "#locales/texts.ts";
import { PortsProvider } from "#ui/context/ports-context.tsx";
import type { RawSearch } from "#ui/context/raw-search.ts";
import { createTextLibrary } from "#ui/context/text-library.ts";
import { TextsProvider } from "#ui/context/texts-context.tsx";
import { VisitProvider } from "#ui/context/visit-context.tsx";
import { createVisitStore, type Visit } from "#ui/context/visit-store.ts";
import { createQueryClient } from "#ui/data/create-query-client.ts";
import { parseStoreIndexSearch, type StoreIndexSearch } from "#ui/features/store-index/parse-store-index-search.ts";
import { AnnouncerProvider } from "#ui/kit/announcer/announcer.tsx";
import { Overlays } from "#ui/overlays/overlays.tsx";
import { createShelf, createStorePorts } from "./store-ports.ts";

const GUEST: Visit = { locale: "en-US", countryCode: "US", theme: "dark", shell: "web", user: null };

interface StoreInput {
  /** If absent, those of an empty store. */
  readonly ports?: Ports;
  readonly visit?: Partial<Visit>;
  /** Path and query of the store index, e.g. `/?view=all`. */
  readonly path?: string;
  /** Width of the screen in pixels. */
  readonly width?: number;
}

/** Renders a component on the store index, in the language and direction of the visit; the game page is a mere heading. On a desktop screen. */
export async function renderStore(
  children: ReactNode | ((search: StoreIndexSearch) => ReactNode),
  { ports = createStorePorts(createShelf()), visit, path = "/", width = 1280 }: StoreInput = {},
) {
  await page.viewport(width, 800);
  const store = createVisitStore({ ...GUEST, ...visit });
  const { locale } = store.get();
  document.documentElement.lang = locale;
  document.documentElement.dir = localeEntryOf(locale).direction;
  const texts = createTextLibrary(locale);
  await texts.ensure(locale, textAreas());
  const rootRoute = createRootRoute({
    component: () => (
      <AnnouncerProvider>
        <Overlays>
          <Outlet />
        </Overlays>
      </AnnouncerProvider>
    ),
  });
  const indexRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: "/",
    loaderDeps: ({ search }: { search: RawSearch }) => parseStoreIndexSearch(search),
    component: function Index() {
      const search = indexRoute.useLoaderDeps();
      return typeof children === "function" ? children(search) : children;
    },
  });
  const routeTree = rootRoute.addChildren([
    indexRoute,
    createRoute({ getParentRoute: () => rootRoute, path: "/game/$gameCode", component: () => <h1>The game page</h1> }),
  ]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const screen = await render(
    <PortsProvider ports={ports}>
      <VisitProvider visit={store}>
        <QueryClientProvider client={createQueryClient()}>
          <TextsProvider texts={texts}>
            <RouterProvider router={router as never} />
          </TextsProvider>
        </QueryClientProvider>
      </VisitProvider>
    </PortsProvider>,
  );
  return { screen, router, visit: store };
}
