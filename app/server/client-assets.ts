import { readFileSync } from "node:fs";
import { join } from "node:path";

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type ViteManifest = Readonly<Record<string, ManifestChunk>>;

/** Files a page needs at once. */
export interface PageAssets {
  /** Module script that starts the page. */
  readonly entry: string;
  /** Scripts the entry and the screen import, and the texts of the page. */
  readonly preloads: readonly string[];
  /** Addresses of the style sheets whose text is in `styles`. */
  readonly styleSheets: readonly string[];
  /** Text of those style sheets, put into the document. */
  readonly styles: string;
}

export interface ClientAssets {
  /** Assets of a page that needs the source files `modules`. Throws if one of them is no file of its own in the build. */
  of(modules: readonly string[]): PageAssets;
}

/** Source file of the browser's entry. */
export const CLIENT_ENTRY = "app/entries/web.tsx";

/**
 * Reads the manifest of the browser build, whose keys are source files.
 *
 * @throws if there is no build in `directory`
 */
export function readClientAssets(directory: string, basePath: string): ClientAssets {
  const manifest: ViteManifest = JSON.parse(readFileSync(join(directory, ".vite/manifest.json"), "utf8"));
  const prefix = basePath === "/" ? "/" : `${basePath}/`;
  const styleTexts = new Map<string, string>();
  const known = new Map<string, PageAssets>();

  const styleText = (file: string): string => {
    const text = styleTexts.get(file) ?? readFileSync(join(directory, file), "utf8").trim();
    styleTexts.set(file, text);
    return text;
  };

  const collect = (key: string, scripts: Set<string>, styles: Set<string>, seen: Set<string>): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) collect(imported, scripts, styles, seen);
    for (const style of chunk.css ?? []) styles.add(style);
    scripts.add(chunk.file);
  };

  const assemble = (modules: readonly string[]): PageAssets => {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const seen = new Set<string>();
    for (const key of [CLIENT_ENTRY, ...modules]) {
      if (!manifest[key]) throw new Error(`the browser build in ${directory} has no ${key}`);
      collect(key, scripts, styles, seen);
    }
    const { file } = manifest[CLIENT_ENTRY] as ManifestChunk;
    scripts.delete(file);
    return {
      entry: prefix + file,
      preloads: [...scripts].map((file) => prefix + file),
      styleSheets: [...styles].map((file) => prefix + file),
      styles: [...styles].map(styleText).join(""),
    };
  };

  return {
    of(modules) {
      const key = modules.join("\n");
      const assets = known.get(key) ?? assemble(modules);
      known.set(key, assets);
      return assets;
    },
  };
}
