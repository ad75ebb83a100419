/** The direction of imports between the rooms of the house; checked by `npm test`. */
const room = (name) => `^${name}/`;

module.exports = {
  forbidden: [
    {
      name: "core-stands-alone",
      comment: "core knows the business and nothing else",
      severity: "error",
      from: { path: room("core") },
      to: { pathNot: ["^core/", "^node_modules/(xstate|unicode-segmenter)/"] },
    },
    {
      name: "adapters-reach-only-core",
      severity: "error",
      from: { path: room("adapters") },
      to: { path: ["^ui/", "^app/", "^locales/", "^tests/"] },
    },
    {
      name: "ui-and-adapters-never-meet",
      severity: "error",
      from: { path: room("ui") },
      to: { path: ["^adapters/", "^app/", "^tests/"] },
    },
    {
      name: "locales-import-nothing",
      severity: "error",
      from: { path: room("locales") },
      to: { path: ["^(core|adapters|ui|app|tests)/", "^node_modules/"] },
    },
    {
      name: "nothing-imports-tests",
      severity: "error",
      from: { path: "^(core|adapters|ui|app|locales)/" },
      to: { path: "^tests/" },
    },
    {
      name: "kit-knows-no-domain",
      comment: "the design system has no domain words and no queries",
      severity: "error",
      from: { path: "^ui/kit/" },
      to: { path: "^ui/(queries|sections|screens)/" },
    },
    {
      name: "backend-stays-behind-http",
      comment: "only the composition root and the backend itself know that a reference backend exists",
      severity: "error",
      from: { path: "^(adapters/(?!reference-backend/)|ui/|core/)" },
      to: { path: "^adapters/reference-backend/" },
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
