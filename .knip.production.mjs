// What the product itself runs: the entry points of the apps and of the tools beside them; no specimens, no tests, no barrels.
export default {
  entry: [
    "app/bin/*.mjs!",
    "app/server/{main,dev,seed,accounts,render-page}.{ts,tsx}!",
    "app/server/work/thread.ts!",
    "app/shells/{web,launcher}.tsx!",
    "app/shells/fetch-part.ts!",
    "app/worker/service-worker.ts!",
    "app/build/*.ts!",
    "adapters/reference-backend/art/generator/{run,render/worker}.ts!",
    "adapters/reference-backend/database/drizzle.config.ts!",
    "ui/kit/icon/generate-icons.mjs!",
    "locales/*/*.json!",
  ],
  project: [
    "{core,adapters,ui,app,locales}/**/*.{ts,tsx,mjs}!",
    "!core/index.ts!",
    "!ui/**/*.specimens.tsx!",
    "!ui/{overlays/specimen-layer,kit/picture/sample-media,kit/option-list/opened}.{ts,tsx}!",
  ],
  // The gallery of components finds the specimens by their names: what they alone use is not used by the product.
  compilers: { tsx: (source, path) => (path.endsWith(".specimens.tsx") ? "" : source) },
  ignoreDependencies: ["@fontsource-variable/noto-sans-(jp|sc|tc|thai)"],
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ["apt-get", "ffmpeg", "Xvfb"],
  ignoreFiles: [
    // Not used yet: the check that decides what the store's shell surrounds.
    "core/navigation/is-store-path.ts",
    // Not used yet: the media state, for layouts and popups.
    "core/configuration/media-type.ts",
    "ui/theme/use-media-state.ts",
    // Not used yet: the specified scrollbar, and the list to choose from that has it.
    "ui/kit/scroll-area/{scroll-area.tsx,attach-scrollbars.ts}",
    "ui/kit/select/select.tsx",
    "ui/kit/option-list/option-keys.ts",
    // Not used yet: system popups.
    "ui/overlays/alert/use-alert.ts",
    "ui/overlays/checkbox/{checkbox-popup.tsx,use-ask-with-checkboxes.ts}",
    // Not used yet: for lists of thousands of lobbies.
    "ui/kit/virtual-list/virtual-list.tsx",
  ],
  ignoreIssues: {
    // Not used yet: the key under which the browser remembers the locale.
    "core/translation/detect-locale.ts": ["exports"],
    // Not used yet: the breakpoints that no layout has so far.
    "ui/theme/breakpoints.ts": ["exports"],
  },
};
