import { getRequestListener } from "@hono/node-server";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import wyw from "@wyw-in-js/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { CHUNK_GROUPS } from "./app/build/chunks.ts";
import { LICENSES_FILE, licensesOfFiles } from "./app/build/licenses.ts";
import { namesOfScreens, scriptPlugins } from "./app/build/script-plugins.ts";
import { CHROMIUM_FLAGS } from "./tests/support/chromium-flags.ts";

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

const stylesFromCode = () => wyw({ include: ["**/{ui,app}/**/*.{ts,tsx}"], prefixer: false });

/** One PostgreSQL for all files of a run: each of its own would take seconds to start and to fill. */
const SHARED_POSTGRES = "tests/support/shared-postgres.ts";

/** Runs before the tests of each file. */
const SET_UP = ["tests/support/restore-after-each.ts"];

/** Switches of Node for tests with databases: compiling PGlite thoroughly takes longer than they use it. */
const BRIEF_LIFE = ["--liftoff-only"];

/** What a player would see in the end may take its time on a slow machine; one second is the runner's own limit. */
const EXPECT_TIMEOUT = { poll: { interval: 20, timeout: 10_000 } };

/**
 * Files that are tested at the same time. Left to itself the runner keeps one core of two idle; and projects that run together
 * must agree.
 */
const MAX_WORKERS = 2;
/** Files of components that are tested at the same time: pages wait for the runner and for each frame. */
const MAX_PAGES = 3;

/** Tests that only `npm run test:all` runs: further rows of tables whose first rows stand for each screen. */
const TAGS = [{ name: "wide", description: "left out by npm test" }];

/**
 * In the browser, a test that ran out of time or lost its connection is tried once more, because that can be the
 * machine's fault. A wrong value is never tried again.
 */
const RETRY_LOST = { count: 1, condition: /timed? ?out|Timeout|Target closed|CONNECTION_CLOSED/ };

/**
 * Tests that compare elapsed or processor time with a limit. They have a project of their own, because other work on the
 * machine makes them fail: `npm run test:all` runs it alone and last, `npm test` does not.
 */
const TIMING_TESTS = "**/*.timing.test.ts";

/** Tests that need a page, in any folder. */
const BROWSER_TESTS = "**/*.browser.test.ts";

/** Settings of projects whose tests open databases. */
const WITH_DATABASES = {
  setupFiles: SET_UP,
  environment: "node",
  execArgv: BRIEF_LIFE,
  globalSetup: SHARED_POSTGRES,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: EXPECT_TIMEOUT,
  maxWorkers: MAX_WORKERS,
};

/** What libraries ask for whether they are being developed with. */
const AS_SHIPPED = { "process.env.NODE_ENV": '"production"' };

/** The same for browsers and for the renderer, whose pages name the files of browsers. */
const ASSET_NAMES = "assets/[name]-[hash][extname]";

/** Styles are taken from the code by running it: on a slow machine that is most of a build, and nothing to warn of. */
const QUIET_CHECKS = { bundlerTimings: false };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), stylesFromCode(), ...(isSsrBuild ? [namesOfScreens()] : [...scriptPlugins(), licensesOfFiles()])],
  publicDir: false,
  // Every browser we serve has had `useSyncExternalStore` in its React for years, so no fallback for it.
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
          output: {
            entryFileNames: "[name].mjs",
            chunkFileNames: "chunks/[name]-[hash].mjs",
            assetFileNames: ASSET_NAMES,
          },
        },
      }
    : {
        outDir: ".output/client",
        manifest: true,
        license: { fileName: LICENSES_FILE },
        target: ["chrome111", "firefox114", "safari16.4"],
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // The names of further scripts stand in the first one of a part already; a list of them all is more than it saves.
          resolveDependencies: (_, files) => files.filter((file) => file.endsWith(".css")),
        },
        rollupOptions: {
          checks: QUIET_CHECKS,
          input: { web: "app/entries/web.tsx" },
          output: {
            entryFileNames: "assets/[name]-[hash].js",
            chunkFileNames: "assets/[name]-[hash].js",
            assetFileNames: ASSET_NAMES,
            codeSplitting: { groups: CHUNK_GROUPS },
          },
        },
      },
  server: { middlewareMode: true },
  test: {
    tags: TAGS,
    // Kept modules would lack the styles that are taken from them: only the transformation makes those.
    fsModuleCache: false,
    projects: [
      {
        test: {
          name: "core",
          include: ["tests/{core,ui}/**/*.test.ts"],
          exclude: [BROWSER_TESTS, TIMING_TESTS],
          setupFiles: SET_UP,
          environment: "node",
          // Rules keep nothing between files: fresh processes would take four fifths of the time.
          isolate: false,
          testTimeout: 30_000,
          expect: EXPECT_TIMEOUT,
          maxWorkers: MAX_WORKERS,
        },
      },
      {
        test: {
          name: "adapters",
          include: ["tests/{adapters,contracts,conformance}/**/*.test.ts"],
          exclude: [BROWSER_TESTS, TIMING_TESTS],
          ...WITH_DATABASES,
          // Reading the modules of the backend for each file would take a quarter of the time.
          isolate: false,
        },
      },
      {
        test: {
          name: "app",
          include: ["tests/app/**/*.test.ts"],
          exclude: [TIMING_TESTS],
          ...WITH_DATABASES,
          isolate: false,
        },
      },
      {
        test: {
          // What `npm run check` reads: documents, structure and texts, without a database.
          name: "documents",
          include: ["tests/{architecture,locales}/**/*.test.ts"],
          environment: "node",
          isolate: false,
          testTimeout: 30_000,
          maxWorkers: MAX_WORKERS,
        },
      },
      {
        test: {
          name: "timing",
          include: [TIMING_TESTS],
          ...WITH_DATABASES,
          fileParallelism: false,
          maxWorkers: 1,
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
            "overlayscrollbars",
            "unicode-segmenter/grapheme",
            "dompurify",
            "otpauth",
            "uqr",
            "dompurify-attacks/test/fixtures/expect.js",
            "linkify-it",
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
        // Each file has a page of its own, which would ask again for hundreds of modules: a tenth of the processor time.
        server: { headers: { "Cache-Control": "max-age=3600" } },
        test: {
          name: "components",
          retry: RETRY_LOST,
          include: ["tests/ui/**/*.test.tsx", BROWSER_TESTS],
          setupFiles: [...SET_UP, "tests/support/browser-setup.ts"],
          testTimeout: 30_000,
          expect: EXPECT_TIMEOUT,
          maxWorkers: MAX_PAGES,
          // With another number of workers it runs after the other projects.
          sequence: { groupOrder: 1 },
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
