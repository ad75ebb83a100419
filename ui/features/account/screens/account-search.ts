import type { Instant } from "#core/catalogue/game.ts";
import { instantToMs } from "#core/catalogue/instant-to-ms.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { type RawSearch, textOf } from "#ui/context/raw-search.ts";

/** Search of `/account`. */
export interface AccountSearch {
  /** When the account that has just been closed here is deleted; in the address, since the device forgets the player. */
  readonly closedUntil?: Instant;
}

export function parseAccountSearch(raw: RawSearch): AccountSearch {
  const closedUntil = textOf(raw.closedUntil);
  return closedUntil === undefined || instantToMs(closedUntil) === null ? {} : { closedUntil };
}

/** Where a player who has closed their account reads what that means. */
export const closedAccountPath = (closedUntil: Instant): string =>
  `${buildPath("account", {})}?closedUntil=${encodeURIComponent(closedUntil)}`;
