import type { Plugin } from "vite";

const PRELOAD_HELPER = /^\0vite\/preload-helper\.js$/;

/**
 * Loads code together with its style sheets by `app/entries/fetch-part.ts`: Vite's own helper requests style sheets
 * that are already in the document, and does not retry a failed one. Vite has no setting for that, so its virtual
 * module is replaced; the build fails if that module is not requested.
 */
const loadStylesWithParts = (): Plugin => {
  let isReplaced = false;
  return {
    name: "load-styles-with-parts",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: PRELOAD_HELPER },
      handler() {
        isReplaced = true;
        return `export { fetchPart as __vitePreload } from "/app/entries/fetch-part.ts";`;
      },
    },
    buildEnd(failure) {
      if (failure === undefined && !isReplaced) this.error("Vite no longer has the module vite/preload-helper.js");
    },
  };
};

/** Fails the build if files import each other: one of them would run before what it imports. */
const noCircularChunks = (): Plugin => ({
  name: "no-circular-chunks",
  apply: "build",
  generateBundle(_, bundle) {
    const checked = new Set<string>();
    const check = (file: string, importers: readonly string[]): void => {
      if (importers.includes(file)) this.error(`files import each other: ${[...importers, file].join(" → ")}`);
      const chunk = bundle[file];
      if (checked.has(file) || chunk?.type !== "chunk") return;
      for (const imported of chunk.imports) check(imported, [...importers, file]);
      checked.add(file);
    };
    for (const file of Object.keys(bundle)) check(file, []);
  },
});

/** Plugins for the browser scripts. */
export const scriptPlugins = (): readonly Plugin[] => [loadStylesWithParts(), noCircularChunks()];

/** A screen of a route, as routes name it. */
const SCREEN = /\(\) => import\("#([^"]+)"\)/g;

/** Gives each screen of a route the name of its source file as the property `file`. */
export const nameScreens = (code: string): string =>
  code.replaceAll(SCREEN, 'Object.assign(() => import("#$1"), { file: "$1" })');

/**
 * For the server's build: gives each screen of a route the name of its source file (`nameScreens`), by which the
 * server finds the scripts and styles of a page (`app/server/client-assets.ts`).
 */
export const namesOfScreens = (): Plugin => ({
  name: "names-of-screens",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: /\/app\/routes\/[\w-]+\.tsx?$/ },
    handler: nameScreens,
  },
});
