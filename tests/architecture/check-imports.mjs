// Checks the direction of imports between folders (.dependency-cruiser.cjs), and that features do not import each other
// in a cycle. Fails when almost no files were read, which would mean that a parser is missing.
import { cruise } from "dependency-cruiser";
import configuration from "../../.dependency-cruiser.cjs";

const FOLDERS = ["core", "adapters", "ui", "app", "locales", "tests"];
const MIN_MODULES = 100;

/** Feature of a file of ui; `null` for every other file. Examples for the gallery may use other features. */
const featureOf = (file) =>
  file.endsWith(".specimens.tsx") ? null : (/^ui\/features\/([^/]+)\//.exec(file)?.[1] ?? null);

/** Which feature imports which others, with one pair of files as an example. */
function importsOfFeatures(modules) {
  const imports = new Map();
  for (const { source, dependencies } of modules) {
    const from = featureOf(source);
    if (from === null) continue;
    const known = imports.get(from) ?? imports.set(from, new Map()).get(from);
    for (const { resolved } of dependencies) {
      const to = featureOf(resolved);
      if (to !== null && to !== from) known.set(to, `${source} → ${resolved}`);
    }
  }
  return imports;
}

/** The first circle of features that is found, as the imports that make it; empty without one. */
function findCircle(imports) {
  const finished = new Set();
  const visit = (feature, path) => {
    if (finished.has(feature)) return [];
    const at = path.findIndex((step) => step.feature === feature);
    if (at >= 0) return path.slice(at).map((step) => step.example);
    for (const [next, example] of imports.get(feature) ?? []) {
      const circle = visit(next, [...path, { feature, example }]);
      if (circle.length > 0) return circle;
    }
    finished.add(feature);
    return [];
  };
  for (const feature of imports.keys()) {
    const circle = visit(feature, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

const { output } = await cruise(FOLDERS, {
  ...configuration.options,
  validate: true,
  ruleSet: { forbidden: configuration.forbidden },
});
const { summary, modules } = output;
for (const { rule, from, to } of summary.violations) process.stdout.write(`${rule.name}: ${from} → ${to}\n`);
const circle = findCircle(importsOfFeatures(modules));
for (const example of circle) process.stdout.write(`circle of features: ${example}\n`);
process.stdout.write(`${modules.length} modules, ${summary.violations.length} violations\n`);
process.exit(summary.violations.length === 0 && circle.length === 0 && modules.length >= MIN_MODULES ? 0 : 1);
