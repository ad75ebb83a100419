import { join, relative } from "node:path";
import type { Rolldown } from "vite";

const ROOT = join(import.meta.dirname, "../..");

/** Libraries that every page needs. Their chunk stays cached when the product's code changes. */
const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|@tanstack|i18next|react-i18next|use-sync-external-store|seroval|html-parse-stringify|valibot)\//;

/** The product's own modules with their styles, and what they alone use. Texts are data: one file for each language and area. */
const OWN_MODULES = /^(ui|core|adapters|app|locales\/\w+\.ts|package\.json|node_modules\/unicode-segmenter)\b/;
const IMPORT_HELPER = /vite\/preload-helper/;

/** Entries of the website and of the launcher's own pages, the layout of every page, and pages, with the screens that stand in for one; those for developers count for nothing. */
const ENTRY = /^app\/entries\/(web|launcher)\.tsx$/;
const LAYOUT = "ui/frame/store-layout.tsx";
const PAGE = /^(ui\/features\/(?!simulator\/).*-page\.tsx|app\/navigation\/fallback-code\.ts)$/;

/** Code that pages load once they are idle: one chunk, not a request for each of them. */
const IDLE = /\.idle\.tsx?$/;

/** Pages that share a module from which on all pages load it. */
const MANY_PAGES = 3;

const isOwnModule = (id: string): boolean => OWN_MODULES.test(relative(ROOT, id)) || IMPORT_HELPER.test(id);

/** What cannot start without a module: the entry, the layout, idle code, and pages by their files. */
function startsNeeding(
  id: string,
  graph: Rolldown.ChunkingContext,
  starts = new Set<string>(),
  seen = new Set<string>(),
): ReadonlySet<string> {
  if (seen.has(id)) return starts;
  seen.add(id);
  const file = relative(ROOT, id);
  if (ENTRY.test(file)) starts.add("entry");
  else if (file === LAYOUT) starts.add("layout");
  else if (PAGE.test(file)) starts.add(file);
  else {
    if (IDLE.test(file)) starts.add("idle");
    for (const importer of graph.getModuleInfo(id)?.importers ?? []) startsNeeding(importer, graph, starts, seen);
  }
  return starts;
}

/**
 * Chunk of a module; `null` leaves it to the bundler. Entry and layout stay files of their own, by whose names the server finds
 * the scripts of a page.
 */
function chunkOf(id: string, graph: Rolldown.ChunkingContext): "entry" | "shared" | "idle" | null {
  const file = relative(ROOT, id);
  if (ENTRY.test(file) || file === LAYOUT) return null;
  const starts = startsNeeding(id, graph);
  if (starts.has("entry")) return "entry";
  if (starts.has("layout") || starts.size >= MANY_PAGES) return "shared";
  if (!starts.has("idle")) return null;
  return starts.size === 1 ? "idle" : "shared";
}

/**
 * The chunks that are not left to the bundler: libraries of every page, and own modules that pages share. What a module needs,
 * all that need the module need too: `chunkOf` finds it, and it need not follow the module into its chunk.
 */
export const CHUNK_GROUPS = [
  { name: "libraries", test: LIBRARIES, priority: 2 },
  { name: chunkOf, test: isOwnModule, priority: 1, includeDependenciesRecursively: false },
];
