// What the product itself runs: the entry points of the apps and of the tools beside them; no specimens, no tests, no barrels.
export default {
  entry: [
    "app/bin/*.mjs!",
    "app/server/{main,dev,seed,accounts,check-content,render-page}.{ts,tsx}!",
    "app/server/work/thread.ts!",
    "app/entries/{web,launcher}.tsx!",
    "app/entries/fetch-part.ts!",
    "app/worker/service-worker.ts!",
    "app/build/*.ts!",
    "adapters/reference-backend/database/drizzle.config.ts!",
    "ui/kit/icon/generate-icons.mjs!",
    "locales/*/*.json!",
  ],
  project: [
    "{core,adapters,ui,app,locales}/**/*.{ts,tsx,mjs}!",
    "!core/index.ts!",
    "!adapters/reference-backend/art/generator/**!",
    "!ui/**/*.specimens.tsx!",
    "!ui/{overlays/specimen-layer,kit/picture/sample-media,kit/option-list/opened}.{ts,tsx}!",
  ],
  // The gallery of components finds the specimens by their names: what they alone use is not used by the product.
  compilers: { tsx: (source, path) => (path.endsWith(".specimens.tsx") ? "" : source) },
  ignoreDependencies: ["@fontsource-variable/noto-sans-(jp|sc|tc|thai)"],
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ["apt-get", "ffmpeg", "Xvfb"],
};
