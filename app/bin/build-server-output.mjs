import { build } from "vite";
import { root } from "./bootstrap.mjs";

/** Packages that load files next to themselves, or are built for the platform. */
const NOT_BUNDLED = ["@electric-sql/pglite", "pg", "pino", "piscina", "sharp"];

/**
 * Bundles the server with most of its libraries into few files, because Node looks up the type of every file that it
 * reads: one library of a hundred files takes a second of a start. The output is two folders below the root, as the
 * sources are, because they find other files by relative paths.
 */
await build({
  configFile: false,
  root,
  logLevel: "warn",
  publicDir: false,
  ssr: { noExternal: true, external: NOT_BUNDLED },
  build: {
    ssr: true,
    outDir: ".output/server",
    emptyOutDir: false,
    target: "node24",
    minify: false,
    rollupOptions: {
      input: { store: "app/server/main.ts", "work-thread": "app/server/work/thread.ts" },
      output: { entryFileNames: "[name].mjs", chunkFileNames: "store-[name].mjs" },
    },
  },
});
