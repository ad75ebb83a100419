import { parse, relative } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { type JsMinifyOptions, minify } from "@swc/core";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import wyw from "@wyw-in-js/vite";
import { type Plugin, parseAst, type Rolldown } from "vite";
import { defineConfig } from "vitest/config";
import { CHROMIUM_FLAGS } from "./tests/support/chromium-flags.ts";

type ChunkingContext = Rolldown.ChunkingContext;

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

/** Where component tests find a reference backend. Not imported: what the settings import is bundled, and the backend finds files by its own place. */
const BACKEND_OF_TESTS = new URL("tests/support/serve-backend.ts", import.meta.url).href;

/** A reference backend beside the modules of component tests, so that they ask their own origin; made with the first request. */
const backendBesideComponents = (): Plugin => ({
  name: "backend-beside-components",
  apply: "serve",
  configureServer({ middlewares }) {
    let listener: Promise<ReturnType<typeof getRequestListener>> | undefined;
    middlewares.use("/reference-backend", (request, response, next) => {
      listener ??= import(BACKEND_OF_TESTS)
        .then(({ openBackend }) => openBackend())
        .then((backend) => getRequestListener((asked) => backend.fetch(asked)));
      listener.then((listen) => listen(request, response)).catch(next);
    });
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

const stylesFromCode = () => wyw({ include: ["**/{ui,app}/**/*.{ts,tsx}"], prefixer: false });

/**
 * Libraries that every page needs, in a chunk of their own: it stays cached when the product's code changes. Virtual lists
 * bring their own.
 */
const SHARED_LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|@tanstack(?!\/(react-virtual|virtual-core)\/)|i18next|react-i18next|use-sync-external-store|seroval|html-parse-stringify)\//;

/** Parts of those libraries that only some pages need, each kind in a file of its own. */
const LATER_LIBRARIES: Readonly<Record<string, RegExp>> = {
  "writing-queries": /node_modules\/@tanstack\/(query-core|react-query)\/.*\/(mutationObserver|useMutation\w*)\.js/,
  "growing-queries":
    /node_modules\/@tanstack\/(query-core|react-query)\/.*\/(infiniteQueryObserver|useInfiniteQuery)\.js/,
  "many-queries": /node_modules\/@tanstack\/(query-core|react-query)\/.*\/(queriesObserver|useQueries)\.js/,
};

/** The product's own modules, and the loader of the lazy ones. */
const OWN_MODULES = /vite\/preload-helper|\/(ui|core|adapters|locales|app)\/.*\.tsx?$/;

/** What every page starts with. */
const FIRST_SCRIPT = "app/shells/web.tsx";
const LAYOUT = "ui/layouts/store-layout.tsx";

/** The entries of the pages, and the pages they belong to. The index is one or the other of two pages. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  "app/routes/store-index-parts.ts": ["home", "results"],
  "ui/screens/store-index/home/store-home.tsx": ["home"],
  "ui/screens/store-index/results/store-results.tsx": ["results"],
  "app/routes/game-parts.ts": ["game"],
  "app/routes/game-reviews-parts.ts": ["reviews"],
  "ui/screens/game/game-below-parts.tsx": ["below"],
};

/**
 * The entries of all other pages, of which those about games and goods share much with the pages above. What others share with
 * a page above is a chunk of its own, so that they leave the rest alone.
 */
const LATER_PAGES = /^app\/routes\/([\w-]+)-parts\.ts$/;
const ABOUT_GAMES = /^(goods|bundle|game-|board|article)/;
const LATER_ABOUT_GAMES = "later about games";
const LATER = "later";

/** Crumbs that the pages of boards share: one file is smaller than one each. */
const OF_BOARDS = /\/ui\/sections\/boards\/(ago|board-paths|list-state)\.tsx?$/;

/** Pages of the launcher, which browsers seldom show: what they share with another page stays where that page has it. */
const OF_LAUNCHER = /^(launcher-home|(home|prehome|fgt)-lobby|loading|result)$/;

/** What stands in for pages; fetched by every visitor once the page has come to rest. */
const STAND_INS = "ui/screens/failures/";

/** What every visitor fetches once the page stands: the calls, and what has waited for the page to come to rest. */
const GATEWAYS = "adapters/http/http-gateways.ts";
const AFTER_REST =
  /^(app\/shells\/after-rest|ui\/sections\/around\/around|ui\/sections\/header\/cart-count|adapters\/browser\/shell-exits)\.tsx?$/;
const REST = "rest";

/** What starts with this very file. */
function startsWith(file: string): readonly string[] {
  const pages = PAGES[file];
  if (pages !== undefined) return pages;
  if (file === FIRST_SCRIPT || file === LAYOUT) return [file];
  if (file.startsWith(STAND_INS)) return [STAND_INS];
  if (file === GATEWAYS) return [GATEWAYS];
  if (AFTER_REST.test(file)) return [REST];
  const later = LATER_PAGES.exec(file)?.[1];
  if (later === undefined || OF_LAUNCHER.test(later)) return [];
  return [ABOUT_GAMES.test(later) ? LATER_ABOUT_GAMES : LATER];
}

/** The first script, the layout and the pages that cannot start without a module. */
function startsNeeding(id: string, graph: ChunkingContext): Set<string> {
  const starts = new Set<string>();
  const seen = new Set<string>();
  const climb = (module: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const start of startsWith(relative(import.meta.dirname, module))) starts.add(start);
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) climb(importer);
  };
  climb(id);
  return starts;
}

/**
 * Where the product's own modules go: a dozen files for a first visit instead of a crumb for each combination of pages, and
 * nothing that only a click needs. `foundation`: the first script and something else. `parts`: the layout, or pages of all
 * kinds. Else the one or two kinds of pages that need the module. What the stand-ins share with one page has
 * a place of its own, or they would bring the whole of that page along. `gateways` and `rest`: what every visitor
 * fetches later, in one file each.
 */
function chunkOf(id: string, graph: ChunkingContext): string | null {
  if (OF_BOARDS.test(id)) return "board-lists";
  const starts = startsNeeding(id, graph);
  const isOfGateways = starts.delete(GATEWAYS);
  const isOfRest = starts.delete(REST);
  if (!(isOfGateways || isOfRest)) return chunkOfPages(starts);
  if (starts.size === 0) return isOfGateways ? "gateways" : REST;
  // By itself where no page has it, or the calls would take it in and bring all of theirs to whoever needs it at first.
  return starts.has(FIRST_SCRIPT) ? "foundation" : (chunkOfPages(starts) ?? parse(id).name);
}

/** What the name of a chunk ends with that pages beside those named share; they are no more among `starts` then. */
function takeSuffix(starts: Set<string>): string {
  const isOfGoods = starts.delete(LATER_ABOUT_GAMES);
  // What reviews share with all others is one file, whether the others are about games or not.
  const isOfReviews = starts.has("below") && starts.has("reviews");
  if (starts.delete(LATER) || (isOfGoods && isOfReviews)) return "-and-later";
  return isOfGoods ? "-and-goods" : "";
}

function chunkOfPages(starts: Set<string>): string | null {
  if (starts.has(FIRST_SCRIPT)) return starts.size > 1 ? "foundation" : null;
  if (starts.has(LAYOUT)) return "parts";
  const suffix = takeSuffix(starts);
  const isOfIndex = starts.has("home") || starts.has("results");
  const others = ["game", "reviews"].filter((page) => starts.has(page));
  if (isOfIndex && others.length > 0) return others.length > 1 ? "parts" : `index-and-${others[0]}`;
  if (others.length > 1) return suffix === "-and-later" ? "parts" : "game-and-reviews";
  if (starts.has(STAND_INS)) return starts.size > 1 ? "stand-ins" : null;
  if (starts.size === 0) return null;
  // Whoever reads below the first view of a game has its page already.
  return (starts.has("game") ? "game" : [...starts].sort().join("-and-")) + suffix;
}

/** A chunk takes in what its modules import, so what more pages need must be given its place first. */
const CHUNKS_BY_RANK: readonly ((chunk: string) => boolean)[] = [
  (chunk) => chunk === "foundation",
  (chunk) => chunk === "parts",
  (chunk) => chunk.startsWith("index-and-") || chunk === "game-and-reviews" || chunk === "stand-ins",
  (chunk) => /-and-(later|goods)$/.test(chunk),
  (chunk) => chunk.includes("-and-"),
  (chunk) => !/^(below|gateways|rest)$/.test(chunk),
  () => true,
];

/** One PostgreSQL for all files of a run: each of its own would take seconds to start and to fill. */
const SHARED_POSTGRES = "tests/support/shared-postgres.ts";

/** What a player would see in the end may take its time on a slow machine; one second is the runner's own limit. */
const PATIENCE = { poll: { timeout: 10_000 } };

/**
 * Files that are tested at the same time. Left to itself the runner keeps one core of two idle; and projects that run together
 * must agree.
 */
const AT_A_TIME = 2;

/** What libraries ask for whether they are being developed with. */
const AS_SHIPPED = { "process.env.NODE_ENV": '"production"' };

/** Styles are taken from the code by running it: on a slow machine that is most of a build, and nothing to warn of. */
const QUIET_CHECKS = { bundlerTimings: false };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    stylesFromCode(),
    ...(isSsrBuild
      ? []
      : [
          minifiedAgain(),
          librariesCompiledEarly(),
          modulesAskedForAgain(),
          chunksAskedForThemselves(),
          partsFetchedWithStyles(),
        ]),
  ],
  publicDir: false,
  // Every browser we serve has had `useSyncExternalStore` in its React for years: no stand-in for it.
  resolve: {
    alias: [
      { find: "use-sync-external-store/shim/with-selector", replacement: "use-sync-external-store/with-selector" },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" },
    ],
  },
  html: { cspNonce: "__NONCE__" },
  build: isSsrBuild
    ? {
        outDir: ".output/server",
        ssr: true,
        target: "node24",
        minify: false,
        rollupOptions: {
          checks: QUIET_CHECKS,
          input: { "render-page": "app/server/render-page.tsx" },
          output: { entryFileNames: "[name].mjs", chunkFileNames: "chunks/[name]-[hash].mjs" },
        },
      }
    : {
        outDir: ".output/client",
        manifest: true,
        target: ["chrome111", "firefox114", "safari16.4"],
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // The names of further scripts stand in the first one of a part already; a list of them all is more than it saves.
          resolveDependencies: (_, files) => files.filter((file) => file.endsWith(".css")),
        },
        rollupOptions: {
          checks: QUIET_CHECKS,
          input: { web: "app/shells/web.tsx" },
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "libraries",
                  test: (id: string) =>
                    SHARED_LIBRARIES.test(id) && !Object.values(LATER_LIBRARIES).some((test) => test.test(id)),
                  priority: 4,
                },
                ...Object.entries(LATER_LIBRARIES).map(([name, test]) => ({ name, test, priority: 3 })),
                ...CHUNKS_BY_RANK.map((_, rank) => ({
                  name: (id: string, graph: ChunkingContext) => {
                    const chunk = chunkOf(id, graph);
                    return chunk !== null && CHUNKS_BY_RANK.findIndex((is) => is(chunk)) === rank ? chunk : null;
                  },
                  test: OWN_MODULES,
                  debugName: `modules of pages, rank ${rank}`,
                  priority: 1 - rank / 10,
                })),
              ],
            },
          },
        },
      },
  server: { middlewareMode: true },
  test: {
    projects: [
      {
        test: {
          name: "core",
          include: ["tests/core/**/*.test.ts"],
          environment: "node",
          testTimeout: 30_000,
          expect: PATIENCE,
          maxWorkers: AT_A_TIME,
        },
      },
      {
        test: {
          name: "adapters",
          include: ["tests/{adapters,contracts,conformance}/**/*.test.ts"],
          exclude: ["**/*.browser.test.ts"],
          environment: "node",
          globalSetup: SHARED_POSTGRES,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: PATIENCE,
          maxWorkers: AT_A_TIME,
        },
      },
      {
        test: {
          name: "app",
          include: ["tests/app/**/*.test.ts", "tests/architecture/**/*.test.ts", "tests/locales/**/*.test.ts"],
          environment: "node",
          globalSetup: SHARED_POSTGRES,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: PATIENCE,
          maxWorkers: AT_A_TIME,
        },
      },
      {
        // As it is shipped: React for developers takes a third more time.
        define: AS_SHIPPED,
        oxc: { jsx: { development: false } },
        // Found late, a library would be optimised in the middle of a test and loaded twice.
        optimizeDeps: {
          rolldownOptions: { transform: { define: AS_SHIPPED } },
          include: [
            "@base-ui/react/alert-dialog",
            "@base-ui/react/dialog",
            "@base-ui/react/csp-provider",
            "@tanstack/react-virtual",
            "overlayscrollbars",
            "unicode-segmenter/grapheme",
            "dompurify",
            "dompurify-attacks/test/fixtures/expect.js",
            "prosemirror-commands",
            "prosemirror-dropcursor",
            "prosemirror-gapcursor",
            "prosemirror-history",
            "prosemirror-inputrules",
            "prosemirror-keymap",
            "prosemirror-model",
            "prosemirror-schema-list",
            "prosemirror-state",
            "prosemirror-tables",
            "prosemirror-view",
            "react-dom/server.browser",
            "valibot",
            "xstate",
          ],
        },
        plugins: [backendBesideComponents()],
        test: {
          name: "components",
          include: ["tests/ui/**/*.test.{ts,tsx}", "tests/adapters/**/*.browser.test.ts"],
          setupFiles: ["tests/support/browser-setup.ts"],
          testTimeout: 30_000,
          expect: PATIENCE,
          maxWorkers: AT_A_TIME,
          browser: {
            enabled: true,
            headless: true,
            // A slow machine builds the libraries above before the first test can report.
            connectTimeout: 180_000,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
                args: [...CHROMIUM_FLAGS],
              },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
}));
