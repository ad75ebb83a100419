import { parse } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type JsMinifyOptions, minify } from "@swc/core";
import { type Plugin, parseAst } from "vite";

/** How a second minifier may write a script: each is the shorter one for some. */
const SECOND_WRITINGS = [
  { passes: 4 },
  { passes: 4, hoist_vars: true },
  { passes: 4, hoist_funs: true },
] as const satisfies readonly JsMinifyOptions["compress"][];

/** Once more through a second minifier: it finds what the first one left, about one byte in a hundred. */
const minifiedAgain = (): Plugin => ({
  name: "minified-again",
  apply: "build",
  generateBundle: {
    order: "post",
    async handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const writings = await Promise.all(
          SECOND_WRITINGS.map((compress) => minify(chunk.code, { module: true, ecma: 2022, compress, mangle: true })),
        );
        chunk.code = shortestSent(writings.map(({ code }) => code));
      }
    },
  },
});

const sentLength = (code: string) => brotliCompressSync(code).length;

const shortestSent = (codes: readonly string[]): string =>
  codes.reduce((shortest, code) => (sentLength(code) < sentLength(shortest) ? code : shortest));

/**
 * Libraries in the old module format stand in functions that run at once. In parentheses the browser compiles such a function
 * while it reads it, instead of reading it twice: a third of the time that React takes to start.
 */
const librariesCompiledEarly = (): Plugin => ({
  name: "libraries-compiled-early",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === "chunk" && chunk.name === "libraries") chunk.code = withWrappersInParentheses(chunk.code);
      }
    },
  },
});

/** A script that did not come is asked for again: browsers themselves do not. */
const modulesAskedForAgain = (): Plugin => ({
  name: "modules-asked-for-again",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === "chunk") chunk.code = chunk.code.replaceAll(/\bimport\((?="\.\/[^"]+"\))/g, "fetchModule(");
      }
    },
  },
});

/**
 * The bundler puts a file that only passes on names in front of each chunk of its own making that is asked for by `import()`.
 * The chunk is asked for instead: a trip over the network less for everything that comes later.
 */
const chunksAskedForThemselves = (): Plugin => ({
  name: "chunks-asked-for-themselves",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const namesOf = (list: string) =>
        list.split(",").map((entry) => {
          const [inside, outside = inside] = entry.split(" as ");
          return `${outside}:e.${inside}`;
        });
      for (const facade of Object.values(bundle)) {
        const [, list, file] = (facade.type === "chunk" && PASSED_ON.exec(facade.code)) || [];
        if (list === undefined || file === undefined) continue;
        const { base } = parse(facade.fileName);
        for (const other of Object.values(bundle)) {
          if (other.type === "chunk") {
            other.code = other.code
              .replaceAll(`fetchModule("./${base}")`, `fetchModule("./${file}").then(e=>({${namesOf(list)}}))`)
              .replaceAll(base, file);
          } else if (other.fileName === ".vite/manifest.json") {
            other.source = String(other.source).replaceAll(`"assets/${base}"`, `"assets/${file}"`);
          }
        }
        delete bundle[facade.fileName];
      }
    },
  },
});

/** A script that only passes on names of one other. */
const PASSED_ON = /^export\{([^}]+)\}from"\.\/([^"]+)";?\s*$/;

/** Code comes with its style sheets by our own function: the bundler's forgets whether they came, and is four times as long. */
const partsFetchedWithStyles = (): Plugin => ({
  name: "parts-fetched-with-styles",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { fetchPart as __vitePreload } from "/app/shells/fetch-part.ts";`,
  },
});

function withWrappersInParentheses(code: string): string {
  const wrappers = parseAst(code).body.flatMap((statement) =>
    statement.type !== "VariableDeclaration"
      ? []
      : statement.declarations.flatMap(({ init }) => {
          if (init?.type !== "CallExpression" || init.arguments.length !== 1) return [];
          return init.arguments.filter((argument) => argument.type === "ArrowFunctionExpression");
        }),
  );
  return wrappers
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`, code);
}

/** What is done to the scripts of browsers after the bundler, in this order. */
export const scriptPlugins = (): readonly Plugin[] => [
  minifiedAgain(),
  librariesCompiledEarly(),
  modulesAskedForAgain(),
  chunksAskedForThemselves(),
  partsFetchedWithStyles(),
];
