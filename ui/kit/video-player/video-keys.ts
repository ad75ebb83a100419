/** Command of a key. */
export type VideoOrder =
  | { readonly kind: "toggle" | "mute" | "captions" | "fullScreen" | "toEnd" }
  | { readonly kind: "seekBy"; readonly seconds: number }
  | { readonly kind: "seekTo"; readonly time: number }
  | { readonly kind: "louder"; readonly step: number };

/** Common keys of video players. The right arrow seeks forward, also in right-to-left, like the timeline. */
const ORDERS: Readonly<Record<string, VideoOrder>> = {
  " ": { kind: "toggle" },
  k: { kind: "toggle" },
  m: { kind: "mute" },
  c: { kind: "captions" },
  f: { kind: "fullScreen" },
  j: { kind: "seekBy", seconds: -10 },
  l: { kind: "seekBy", seconds: 10 },
  ArrowLeft: { kind: "seekBy", seconds: -5 },
  ArrowRight: { kind: "seekBy", seconds: 5 },
  ArrowUp: { kind: "louder", step: 0.1 },
  ArrowDown: { kind: "louder", step: -0.1 },
  Home: { kind: "seekTo", time: 0 },
  End: { kind: "toEnd" },
};

/** Keys that the focused control handles. */
function isForControl(target: Element, key: string): boolean {
  if (target.closest("[role=menu]")) return true;
  if (target.matches("[data-part=volume]")) return key.startsWith("Arrow") || key === "Home" || key === "End";
  if (target.matches("[aria-haspopup]")) return key === " " || key === "ArrowUp" || key === "ArrowDown";
  return key === " " && target.matches("button");
}

/** The order a key gives; `null` for keys that mean something else. */
export function videoOrderOf(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "altKey" | "metaKey"> & { readonly target: EventTarget },
): VideoOrder | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.target instanceof Element && isForControl(event.target, key)) return null;
  return ORDERS[key] ?? null;
}
