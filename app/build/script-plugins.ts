import { type Plugin, parseAst, Visitor } from "vite";

/**
 * Browsers never request a script again after it failed to load in the open page, so one lost connection would remove a
 * part of the page. Built scripts therefore call `fetchModule` (`app/entries/fetch-module.ts`) instead of `import()`,
 * which retries under another address. The bundler has no hook for that, so the output is parsed; the build fails if
 * there is nothing to replace.
 */
const retryDynamicImports = (): Plugin => ({
  name: "retry-dynamic-imports",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      let replaced = 0;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || chunk.dynamicImports.length === 0) continue;
        const starts = startsOfDynamicImports(chunk.code);
        replaced += starts.length;
        chunk.code = withFetchModule(chunk.code, starts);
      }
      if (replaced === 0) this.error("no dynamic import was found in the built scripts");
    },
  },
});

/** Positions of the keyword of each `import()` of a file of the build, last first. */
function startsOfDynamicImports(code: string): readonly number[] {
  const starts: number[] = [];
  new Visitor({
    ImportExpression({ start, source }) {
      // The minifier writes texts as template literals.
      const [path] = source.type === "TemplateLiteral" ? source.quasis.map(({ value }) => value.cooked) : [];
      if (path?.startsWith("./")) starts.push(start);
    },
  }).visit(parseAst(code));
  return starts.toSorted((one, other) => other - one);
}

const withFetchModule = (code: string, starts: readonly number[]): string =>
  starts.reduce((text, start) => `${text.slice(0, start)}fetchModule${text.slice(start + "import".length)}`, code);

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
