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
export function linkToTarget(target: LinkTarget | null, gameCode: GameCode): TargetLink {
  if (target?.kind === "page")
    return { to: target.path, search: target.query, "data-window": target.window ?? undefined };
  if (target?.kind === "site") {
    return { href: target.url, newTab: target.isBeside, "data-window": target.window ?? undefined };
  }
  return { to: buildPath("game", { gameCode: target?.gameCode ?? gameCode }), "data-start": target?.gameCode };
}
