import { and, eq, inArray } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { goods, goodsPrices, ownedGames, ownedGoods } from "#adapters/reference-backend/database/schema/index.ts";
import { countryStageOf } from "#core/catalogue/country-stage.ts";
import { releaseStateOf } from "#core/catalogue/release-state.ts";
import type { Player } from "../session/sessions.ts";
import { currenciesOf, lowestPriceFor } from "./prices.ts";
import type { GameFacts } from "./require-game.ts";

/** Whether a game can be played in a country now. */
export function isLaunchedIn(game: GameFacts, country: string, now: Date): boolean {
  const isLaunch = countryStageOf(game.countries, country, "web") === "launch";
  return isLaunch && releaseStateOf(game, now.getTime()) === "launching";
}

/** A player owns bought games, and every launched free-to-play game of the player's country. */
export async function ownsGame(queries: Queries, player: Player, game: GameFacts, now: Date): Promise<boolean> {
  const [owned] = await queries
    .select({ gameCode: ownedGames.gameCode })
    .from(ownedGames)
    .where(and(eq(ownedGames.accountId, player.accountId), eq(ownedGames.gameCode, game.gameCode)));
  if (owned !== undefined) return true;
  if (!isLaunchedIn(game, player.countryCode, now)) return false;
  const prices = await queries
    .select({
      currency: goodsPrices.currency,
      list: goodsPrices.list,
      sale: goodsPrices.sale,
      lowest30d: goodsPrices.lowest30d,
      saleEndsAt: goodsPrices.saleEndsAt,
      taxIncluded: goodsPrices.taxIncluded,
    })
    .from(goodsPrices)
    .innerJoin(goods, eq(goods.goodsId, goodsPrices.goodsId))
    .where(
      and(
        eq(goodsPrices.gameCode, game.gameCode),
        inArray(goodsPrices.currency, currenciesOf(player.countryCode)),
        eq(goods.contentType, "EDITION"),
      ),
    );
  return lowestPriceFor(prices, player.countryCode, now)?.sale === 0;
}

/** Goods of these that a player has bought. */
export async function ownedGoodsIds(
  queries: Queries,
  player: Player | null,
  goodsIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (player === null || goodsIds.length === 0) return new Set();
  const rows = await queries
    .select({ goodsId: ownedGoods.goodsId })
    .from(ownedGoods)
    .where(and(eq(ownedGoods.accountId, player.accountId), inArray(ownedGoods.goodsId, [...goodsIds])));
  return new Set(rows.map((row) => row.goodsId));
}

/** Games of these that a player owns, by any edition. */
export async function ownedGameCodes(
  queries: Queries,
  player: Player | null,
  gameCodes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (player === null || gameCodes.length === 0) return new Set();
  const rows = await queries
    .select({ gameCode: ownedGames.gameCode })
    .from(ownedGames)
    .where(and(eq(ownedGames.accountId, player.accountId), inArray(ownedGames.gameCode, [...gameCodes])));
  return new Set(rows.map((row) => row.gameCode));
}
