import * as v from "valibot";

/** What the state of a history entry stores beside the router's own state. */
const ENTRY = v.object({
  /** Tokens of the open layers, the lowest first; each entry below has one less. */
  layers: v.array(v.string()),
  /** Player whose popups these are; `null` for a guest. */
  player: v.nullable(v.string()),
  /** Inputs of the open popups that can be opened again, by name; see `useReopened`. */
  values: v.record(v.string(), v.unknown()),
});

/** Layers of a history entry; none for the entry of a page. */
export const readLayerEntry = (state: unknown): Readonly<v.InferOutput<typeof ENTRY>> =>
  v.parse(v.fallback(ENTRY, { layers: [], player: null, values: {} }), state);
