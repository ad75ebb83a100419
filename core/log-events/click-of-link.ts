import type { RouteMatch } from "../navigation/route-map.ts";
import type { Click } from "./build-log-event.ts";
import { OUTSIDE_ROOM } from "./constants.ts";

/** Page context of a click. */
export interface ClickContext {
  /** The page; `null` where the address is none of the URL map. */
  readonly page: RouteMatch | null;
  /** Name of the route that led to the page; empty for the first page of a visit. */
  readonly cameFrom: string;
  /** Source of the visit from the page's address (`inflowType`). */
  readonly inflow: string | null;
}

const gameCodeOf = (match: RouteMatch | null): string | undefined =>
  match !== null && "gameCode" in match.parameters ? match.parameters.gameCode : undefined;

/**
 * Click on an element with a name. The log calls the page a "room"; the game is the clicked one, or the one of the
 * page.
 */
export function clickOfName(
  name: string,
  { page, cameFrom, inflow }: ClickContext,
  gameCode = gameCodeOf(page),
): Click {
  return {
    roomType: page?.route ?? "",
    roomName: name,
    roomEnter: cameFrom,
    gameCode,
    from: inflow ?? undefined,
  };
}

/** Click on a link, named after its route. `target` is `null` if it leaves the product. */
export function clickOfLink(target: RouteMatch | null, context: ClickContext): Click {
  return clickOfName(target?.route ?? OUTSIDE_ROOM, context, gameCodeOf(target) ?? gameCodeOf(context.page));
}
