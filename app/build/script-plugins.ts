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

/** Plugins for the browser scripts. */
export const scriptPlugins = (): readonly Plugin[] => [loadStylesWithParts()];
