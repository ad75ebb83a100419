import { join, relative } from "node:path";
import type { Rolldown } from "vite";

const ROOT = join(import.meta.dirname, "../..");

/** Libraries that every page needs. Their chunk stays cached when the product's code changes. */
const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|@tanstack|i18next|react-i18next|use-sync-external-store|seroval|html-parse-stringify)\//;

const OWN_MODULES = /\/(ui|core|adapters|app)\/.*\.tsx?$/;

/** Entries of the website and of the launcher's own pages, the layout of every page, and pages with the feature of each. */
const ENTRY = /^app\/entries\/(web|launcher)\.tsx$/;
const LAYOUT = "ui/frame/store-layout.tsx";
const PAGE = /^ui\/features\/([\w-]+)\/.*-page\.tsx$/;

/** What cannot start without a module: the entry, the layout, and pages by their features. */
function startsNeeding(
  id: string,
  graph: Rolldown.ChunkingContext,
  starts = new Set<string>(),
  seen = new Set<string>(),
): ReadonlySet<string> {
  if (seen.has(id)) return starts;
  seen.add(id);
  const file = relative(ROOT, id);
  const feature = PAGE.exec(file)?.[1];
  if (ENTRY.test(file)) starts.add("entry");
  else if (file === LAYOUT) starts.add(LAYOUT);
  else if (feature !== undefined) starts.add(feature);
  else for (const importer of graph.getModuleInfo(id)?.importers ?? []) startsNeeding(importer, graph, starts, seen);
  return starts;
}

/**
 * Chunk of a module; `null` leaves it to the bundler. An entry itself waits at its top level for chunks that need modules of the
 * group, so it is not one of them.
 */
function chunkOf(id: string, graph: Rolldown.ChunkingContext): "entry" | "shared" | null {
  if (ENTRY.test(relative(ROOT, id))) return null;
  const starts = startsNeeding(id, graph);
  if (starts.has("entry")) return "entry";
  return starts.has(LAYOUT) || starts.size > 1 ? "shared" : null;
}

/** The chunks that are not left to the bundler: libraries of every page, and modules that pages of several features share. */
export const CHUNK_GROUPS = [
  { name: "libraries", test: LIBRARIES, priority: 2 },
  { name: chunkOf, test: OWN_MODULES, priority: 1 },
];
