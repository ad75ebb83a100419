import { countryStageOf } from "../catalogue/country-stage.ts";
import type { GameSummary, Price } from "../catalogue/game.ts";
import { instantToMs } from "../catalogue/instant-to-ms.ts";
import { priceTagOf } from "../catalogue/price.ts";
import { type ReleaseSchedule, releaseStateOf } from "../catalogue/release-state.ts";
import type { EpochMilliseconds } from "../ports/device.ts";
import type { Shell } from "../shell/shell.ts";
import { RELEASE_NEWS_MS } from "./constants.ts";

/** News about a favorite. `occasion` distinguishes one sale from the next. */
export interface FavoriteNews {
  readonly kind: "release" | "sale";
  readonly occasion: string;
}

/** State of a favorite in the player's country. */
export interface FavoriteStanding {
  /** It can be bought or played there now. */
  readonly isOut: boolean;
  /** `null` where it has none, `undefined` if it is not known. */
  readonly price: Price | null | undefined;
  readonly countryCode: string;
}

/** Present news of a favorite: its release, and its current sale. */
export function favoriteNewsOf(
  { isOut, price, countryCode }: FavoriteStanding,
  nowMs: EpochMilliseconds,
): readonly FavoriteNews[] {
  const isOnSale = price !== null && price !== undefined && priceTagOf(price, nowMs, countryCode).kind === "discounted";
  return [
    ...(isOut ? [{ kind: "release", occasion: "out" } as const] : []),
    ...(isOnSale
      ? [{ kind: "sale", occasion: `${price.currency} ${price.sale} ${price.saleEndsAt ?? ""}` } as const]
      : []),
  ];
}

/** Whether a game can be played in a country now. */
export function isOutIn(
  game: Pick<GameSummary, "countries"> & ReleaseSchedule,
  countryCode: string,
  shell: Shell,
  nowMs: EpochMilliseconds,
): boolean {
  return countryStageOf(game.countries, countryCode, shell) === "launch" && releaseStateOf(game, nowMs) === "launching";
}

/** Whether a game was released so recently that it gets a mark. */
export function isNewlyOut({ releaseAt }: Pick<GameSummary, "releaseAt">, nowMs: EpochMilliseconds): boolean {
  const releaseMs = instantToMs(releaseAt);
  return releaseMs !== null && releaseMs <= nowMs && nowMs - releaseMs < RELEASE_NEWS_MS;
}
