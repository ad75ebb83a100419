import { build } from "vite";
import { root } from "./bootstrap.mjs";

/** Packages that load files next to themselves, or are built for the platform. */
const NOT_BUNDLED = ["@electric-sql/pglite", "pg", "pino", "piscina", "sharp"];

/**
 * The server with most of its libraries in few files: Node looks for the type of every file it reads, and one library
 * describes itself in so many words that reading its hundred files takes a second of a start. Two folders below the root, as the
 * sources are: they name other files by the way from there.
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
