import type { GameCode } from "#core/catalogue/game.ts";
import type { LinkTarget } from "#core/links/link-target.ts";
import type { PopupWindowKind } from "#core/links/popup-window.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import type { Destination } from "#ui/kit/page-link/page-link.tsx";

/** A link with data attributes for `WindowLinks` and `StartLinks`. */
export type TargetLink = Destination & {
  readonly "data-window"?: PopupWindowKind | undefined;
  readonly "data-start"?: GameCode | undefined;
};

/**
 * Link to a target. A target without an address, or one that only the launcher can open, becomes the page of its game.
 */
export function linkToTarget(place: LinkTarget | null, gameCode: GameCode): TargetLink {
  if (place?.kind === "page") return { to: place.path, search: place.query, "data-window": place.window ?? undefined };
  if (place?.kind === "site") {
    return { href: place.url, newTab: place.isBeside, "data-window": place.window ?? undefined };
  }
  return { to: buildPath("game", { gameCode: place?.gameCode ?? gameCode }), "data-start": place?.gameCode };
}
