import { cacheIcon, type IconCache } from "#core/icons/cache-icon.ts";
import type { IconDrawing } from "./icon-drawing.ts";

/**
 * Addresses of all drawings. They are fetched as data: browsers remember a module that failed to come, and would never
 * ask for it again.
 */
const addresses = import.meta.glob<string>("./drawings/*.json", { query: "?url", import: "default", eager: true });

let cache: IconCache<IconDrawing> = new Map();
const pending = new Map<string, Promise<IconDrawing>>();

/** The drawing, if it is one of those that are kept. */
export function keptIcon(name: string): IconDrawing | undefined {
  return cache.get(name);
}

/**
 * Loads a drawing; rejects on failure, or after a time limit in milliseconds (Spec §9). Concurrent calls share the
 * request; a later call tries again.
 */
export function loadIcon(name: string, timeoutMs: number): Promise<IconDrawing> {
  const known = cache.get(name);
  if (known) return Promise.resolve(known);
  const loading = pending.get(name) ?? fetchDrawing(name, timeoutMs).finally(() => pending.delete(name));
  pending.set(name, loading);
  return loading;
}

async function fetchDrawing(name: string, timeoutMs: number): Promise<IconDrawing> {
  const address = addresses[`./drawings/${name}.json`];
  // The words of Spec §8.
  if (address === undefined) throw new Error(`Unknown variable dynamic import: ${name}`);
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`HTTP status ${answer.status}`);
  const drawing: IconDrawing = await answer.json();
  cache = cacheIcon(cache, name, drawing);
  return drawing;
}
