import { rmSync } from "node:fs";
import { join } from "node:path";
import { build, loadConfigFromFile } from "vite";
import { BUNDLE_POLICY } from "#app/launcher/launcher-policy.ts";
import { LAYER_ORDER } from "#ui/theme/layer-order.ts";
import manifest from "../../package.json" with { type: "json" };
import { root } from "./bootstrap.mjs";

const OUTPUT = join(root, ".output", "launcher");
const ENTRY = "app/entries/launcher.tsx";
const DEVELOPER_PAGES = /\/developer-page\.tsx$/;
const NOT_FOUND = join(root, "ui/patterns/failures/not-found-screen.tsx");

/** The gallery of components and the simulator are pages for developers of the website. */
const withoutDeveloperPages = {
  name: "without-developer-pages",
  enforce: "pre",
  resolveId: (source) => (DEVELOPER_PAGES.test(source) ? "\0no-developer-pages" : null),
  load: (id) =>
    id === "\0no-developer-pages"
      ? `export { NotFoundScreen as DeveloperPage } from ${JSON.stringify(NOT_FOUND)}`
      : null,
};

/** Of the package's description the bundle needs the version alone. */
const versionOnly = {
  name: "version-only",
  enforce: "pre",
  load: (id) => (id === join(root, "package.json") ? JSON.stringify({ version: manifest.version }) : null),
};

/** Files that `chunk` cannot run without, itself last. */
function staticFilesOf(chunk, bundle, found = new Set()) {
  for (const name of chunk.imports) if (!found.has(name) && bundle[name]) staticFilesOf(bundle[name], bundle, found);
  found.add(chunk.fileName);
  return found;
}

/** Letters of all pages. The one document paints once, so its optional font is requested with the scripts. */
const FIRST_FONT = "purple-sans-latin.woff2";

/** The one document. Before a theme is known it has the colours of the system. */
function documentOf(bundle) {
  const entry = Object.values(bundle).find((chunk) => chunk.type === "chunk" && chunk.isEntry);
  const scripts = [...staticFilesOf(entry, bundle)];
  const styles = new Set(scripts.flatMap((name) => [...(bundle[name].viteMetadata?.importedCss ?? [])]));
  const favicon = Object.values(bundle).find(({ names }) => names?.includes("favicon.svg"));
  const font = Object.values(bundle).find(({ names }) => names?.includes(FIRST_FONT));
  return [
    '<!doctype html><html><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta http-equiv="Content-Security-Policy" content="${BUNDLE_POLICY}">`,
    "<title>Purple</title>",
    favicon ? `<link rel="icon" type="image/svg+xml" href="./${favicon.fileName}">` : "",
    `<style>${LAYER_ORDER}:root:not([data-theme]){color-scheme:light dark;background:Canvas}</style>`,
    font ? `<link rel="preload" as="font" type="font/woff2" href="./${font.fileName}" crossorigin>` : "",
    ...[...styles].map((name) => `<link rel="stylesheet" href="./${name}">`),
    ...scripts.slice(0, -1).map((name) => `<link rel="modulepreload" href="./${name}">`),
    `<script type="module" src="./${entry.fileName}"></script>`,
    "</head><body></body></html>",
  ].join("");
}

const documentBesideScripts = {
  name: "document-beside-scripts",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      this.emitFile({ type: "asset", fileName: "index.html", source: documentOf(bundle) });
    },
  },
};

const { config } = await loadConfigFromFile({ command: "build", mode: "production" }, join(root, "vite.config.ts"));
const { rollupOptions } = config.build;
// The website's plugin finds styles by their path on the site; in a bundle each script refers to its styles relative to
// itself.
const plugins = config.plugins.filter(({ name }) => name !== "load-styles-with-parts");

rmSync(OUTPUT, { recursive: true, force: true });
await build({
  ...config,
  configFile: false,
  root,
  logLevel: "warn",
  // Any folder of any file server will do.
  base: "./",
  html: {},
  plugins: [versionOnly, withoutDeveloperPages, ...plugins, documentBesideScripts],
  build: {
    ...config.build,
    outDir: OUTPUT,
    emptyOutDir: true,
    manifest: false,
    rollupOptions: {
      ...rollupOptions,
      input: { launcher: ENTRY },
      output: { codeSplitting: rollupOptions.output.codeSplitting },
    },
  },
});
