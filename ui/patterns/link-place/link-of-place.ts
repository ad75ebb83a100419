import type { GameCode } from "#core/catalogue/game.ts";
import type { LinkPlace } from "#core/links/link-place.ts";
import type { PopupWindowKind } from "#core/links/popup-window.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import type { Destination } from "#ui/kit/page-link/page-link.tsx";

/** A link with what is heard of it beyond its address: see `WindowLinks` and `StartLinks`. */
export type PlaceLink = Destination & {
  readonly "data-window"?: PopupWindowKind | undefined;
  readonly "data-start"?: GameCode | undefined;
};

/** The link to where a place is. What leads nowhere, and what only the launcher can do, leads to the page of its game. */
export function linkOfPlace(place: LinkPlace | null, gameCode: GameCode): PlaceLink {
  if (place?.kind === "page") return { to: place.path, search: place.query, "data-window": place.window ?? undefined };
  if (place?.kind === "site") {
    return { href: place.url, newTab: place.isBeside, "data-window": place.window ?? undefined };
  }
  return { to: buildPath("game", { gameCode: place?.gameCode ?? gameCode }), "data-start": place?.gameCode };
}
