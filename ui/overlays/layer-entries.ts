/** Key in the state of a history entry with the number of open layers. */
const LAYERS = "layers";

/** Number of open layers that a history entry represents; 0 for the entry of a page. */
export function layersOfEntry(state: unknown): number {
  const layers = valueIn(state, LAYERS);
  return typeof layers === "number" ? layers : 0;
}

/** State of the history entry for a page with that many layers. It keeps the page's own state for the router. */
export function entryWithLayers(state: unknown, layers: number): object {
  return { ...(typeof state === "object" ? state : {}), [LAYERS]: layers };
}

const valueIn = (state: unknown, name: string): unknown =>
  typeof state === "object" && state !== null ? Reflect.get(state, name) : undefined;
