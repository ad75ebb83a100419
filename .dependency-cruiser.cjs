/** Which folder may import which; checked by `npm run check`. */
const folder = (name) => `^${name}/`;

/** Folders of ui, the lowest first: none imports one that comes after it. */
const UI_LAYERS = ["theme", "context", "kit", "i18n", "data", "overlays", "patterns", "features", "frame"];

module.exports = {
  forbidden: [
    {
      name: "core-stands-alone",
      comment: "core holds the rules and depends on nothing outside itself",
      severity: "error",
      from: { path: folder("core") },
      to: { pathNot: ["^core/", "^node_modules/(xstate|unicode-segmenter)/"] },
    },
    {
      name: "adapters-reach-only-core",
      severity: "error",
      from: { path: folder("adapters") },
      to: { path: ["^ui/", "^app/", "^locales/", "^tests/"] },
    },
    {
      name: "ui-and-adapters-never-meet",
      severity: "error",
      from: { path: folder("ui") },
      to: { path: ["^adapters/", "^app/", "^tests/"] },
    },
    {
      name: "locales-import-nothing",
      severity: "error",
      from: { path: folder("locales") },
      to: { path: ["^(core|adapters|ui|app|tests)/", "^node_modules/"] },
    },
    {
      name: "nothing-imports-tests",
      severity: "error",
      from: { path: "^(core|adapters|ui|app|locales)/" },
      to: { path: "^tests/" },
    },
    ...UI_LAYERS.slice(0, -1).map((layer, index) => ({
      name: `ui-${layer}-imports-no-higher-layer`,
      comment: "examples of components for the gallery may use the layers above them",
      severity: "error",
      from: { path: `^ui/${layer}/`, pathNot: "\\.specimens\\.tsx$" },
      to: { path: `^ui/(${UI_LAYERS.slice(index + 1).join("|")})/` },
    })),
    {
      name: "backend-stays-behind-http",
      comment: "only the composition root and the backend itself know that a reference backend exists",
      severity: "error",
      from: { path: "^(adapters/(?!reference-backend/)|ui/|core/)" },
      to: { path: "^adapters/reference-backend/" },
    },
    {
      name: "idle-code-loads-late",
      comment:
        "files named *.idle.ts are one script, which pages load once they are idle; the server and examples need no such script",
      severity: "error",
      from: { path: "^(adapters|ui|app)/", pathNot: ["\\.specimens\\.tsx$", "^app/compose/compose-server\\.ts$"] },
      to: { path: "\\.idle\\.tsx?$", dependencyTypesNot: ["dynamic-import", "type-only"] },
    },
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    // The program that makes the art has checks of its own: `npm run art:check`.
    exclude: { path: "^(\\.output|\\.tsbuild|\\.data|adapters/reference-backend/art)/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
