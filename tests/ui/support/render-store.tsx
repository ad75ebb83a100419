import type { ReactNode } from "react";
import { page } from "vitest/browser";
import type { Ports } from "#core/ports/index.ts";
import { localeEntryOf } from "#locales/manifest.ts";
import type { Visit } from "#ui/context/visit-store.ts";
import { parseStoreIndexSearch, type StoreIndexSearch } from "#ui/features/store-index/parse-store-index-search.ts";
import { renderPage } from "./render-page.tsx";
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
  const visitor = { ...GUEST, ...visit };
  document.documentElement.lang = visitor.locale;
  document.documentElement.dir = localeEntryOf(visitor.locale).direction;
  return renderPage(
    ({ gameCode, search }) => {
      if (gameCode !== "") return <h1>The game page</h1>;
      return typeof children === "function" ? children(parseStoreIndexSearch(search)) : children;
    },
    { ports, visit: visitor, path },
  );
}
