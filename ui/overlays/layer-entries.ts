/** Name in the state of a history entry under which it says how many layers are open. */
const LAYERS = "layers";

/** How many layers an entry of the browser's history stands for; 0 for the entry of a page. */
export function layersOfEntry(state: unknown): number {
  const layers = valueIn(state, LAYERS);
  return typeof layers === "number" ? layers : 0;
}

/** State of the entry that stands for the page with so many layers: the page's own, for the router to find its way. */
export function entryWithLayers(state: unknown, layers: number): object {
  return { ...(typeof state === "object" ? state : {}), [LAYERS]: layers };
}

const valueIn = (state: unknown, name: string): unknown =>
  typeof state === "object" && state !== null ? Reflect.get(state, name) : undefined;
