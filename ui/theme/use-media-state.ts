import { useSyncExternalStore } from "react";
import { type MediaType, mediaTypeOf } from "#core/configuration/media-type.ts";
import { UP_TO_DESKTOP, UP_TO_GIANT, UP_TO_JUMBO, UP_TO_PHONE, UP_TO_SMALL, UP_TO_TABLET } from "./breakpoints.ts";

const EDGES = [UP_TO_SMALL, UP_TO_PHONE, UP_TO_TABLET, UP_TO_DESKTOP, UP_TO_GIANT, UP_TO_JUMBO];

function subscribe(listener: () => void): () => void {
  const edges = EDGES.map((edge) => matchMedia(edge));
  for (const edge of edges) edge.addEventListener("change", listener);
  return () => {
    for (const edge of edges) edge.removeEventListener("change", listener);
  };
}

const readType = () => mediaTypeOf(innerWidth);
const unknownYet = () => null;

/**
 * The media state (Spec §3). It renders again only when the type changes. It is `null` on the server
 * and during hydration, because the server does not know the viewport. Use `breakpoints.ts` for layout and this hook
 * for behaviour, such as how a popup opens.
 */
export function useMediaState(): MediaType | null {
  return useSyncExternalStore<MediaType | null>(subscribe, readType, unknownYet);
}
