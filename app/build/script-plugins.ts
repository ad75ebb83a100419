import { posix } from "node:path";
import { type Plugin, parseAst, Visitor } from "vite";

type Loader = "fetchModule" | "fetchTexts";

const TEXTS = /\/locales\/[^/]+\/[^/]+\.json$/;

/**
 * Browsers never request a script again after it failed to load in the open page, so one lost connection would remove a
 * part of the page. Built scripts therefore call `fetchModule` (`app/entries/fetch-module.ts`) instead of `import()`,
 * which retries under another address; for texts, whose retries are the core's, `fetchTexts`. The bundler has no hook for
 * that, so the output is parsed; the build fails if there is nothing to replace.
 */
const retryDynamicImports = (): Plugin => ({
  name: "retry-dynamic-imports",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const replaced = { fetchModule: 0, fetchTexts: 0 };
      const loaderOf = (fileName: string): Loader => {
        const target = bundle[fileName];
        return target?.type === "chunk" && TEXTS.test(target.facadeModuleId ?? "") ? "fetchTexts" : "fetchModule";
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || chunk.dynamicImports.length === 0) continue;
        for (const { start, path } of dynamicImportsOf(chunk.code)) {
          const loader = loaderOf(posix.join(posix.dirname(chunk.fileName), path));
          replaced[loader] += 1;
          chunk.code = `${chunk.code.slice(0, start)}${loader}${chunk.code.slice(start + "import".length)}`;
        }
      }
      if (replaced.fetchModule === 0) this.error("no dynamic import was found in the built scripts");
      if (replaced.fetchTexts === 0) this.error("no dynamic import of texts was found in the built scripts");
    },
  },
});

/** Each `import()` of a file of the build with the position of its keyword, last first. */
function dynamicImportsOf(code: string): readonly { readonly start: number; readonly path: string }[] {
  const found: { readonly start: number; readonly path: string }[] = [];
  new Visitor({
    ImportExpression({ start, source }) {
      // The minifier writes texts as template literals.
      const [path] = source.type === "TemplateLiteral" ? source.quasis.map(({ value }) => value.cooked) : [];
      if (path?.startsWith("./")) found.push({ start, path });
    },
  }).visit(parseAst(code));
  return found.toSorted((one, other) => other.start - one.start);
}

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
export const scriptPlugins = (): readonly Plugin[] => [retryDynamicImports(), loadStylesWithParts()];
