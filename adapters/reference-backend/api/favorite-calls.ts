import { and, count, desc, eq, inArray } from "drizzle-orm";
import { MAX_FAVORITES } from "#core/commerce/constants.ts";
import { type Favorite, mergeFavorites } from "#core/commerce/merge-favorites.ts";
import type { FavoriteDetails } from "#core/ports/favorites-gateway.ts";
import type { Queries } from "../database/database.ts";
import { favorites, games, goods as goodsTable } from "../database/schema/index.ts";
import { closedGoodsIds } from "../domain/catalogue/closed-games.ts";
import type { GoodsReader } from "../domain/catalogue/load-goods.ts";
import { type FavoriteOccasion, type FavoriteWatch, noteOccasions } from "../domain/commerce/favorite-watch.ts";
import { lockAccount } from "../domain/commerce/lock-account.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { notFound, overLimit } from "../http/call-refusal.ts";
import { type RequestScope, requirePlayer, viewerOf } from "../http/request-scope.ts";
import type { CatalogueServices } from "./catalogue-services.ts";

type FavoriteCalls = Pick<
  CallHandlers,
  "listFavorites" | "keepFavorite" | "dropFavorite" | "mergeFavorites" | "describeFavorites"
>;

export function favoriteCalls(
  { services, games: gameReader }: CatalogueServices,
  goods: GoodsReader,
  watch: FavoriteWatch,
): FavoriteCalls {
  const { queries } = services.database;
  return {
    listFavorites: async ({ scope }) => ({
      favorites: await openOnes(queries, scope, await listKept(queries, requirePlayer(scope).accountId)),
    }),

    keepFavorite: async ({ parameters, scope }) => {
      const { accountId } = requirePlayer(scope);
      const favorite: Favorite = { type: parameters.type === "game" ? "game" : "goods", id: parameters.id };
      const [known] = await knownOf(queries, [favorite]);
      if (known === undefined) throw notFound(favorite.type);
      const occasions = await watch.occasionsOf([favorite], requirePlayer(scope), scope.now);
      return await queries.transaction(async (transaction) => {
        await lockAccount(transaction, accountId);
        const inserted = await keep(transaction, accountId, [favorite], { now: scope.now, occasions });
        const [total] = await transaction
          .select({ count: count() })
          .from(favorites)
          .where(eq(favorites.accountId, accountId));
        // Only a new favorite can exceed the limit: adding an existing one changes nothing.
        if (inserted.length > 0 && (total?.count ?? 0) > MAX_FAVORITES) {
          throw overLimit("path.id", "favorites_full", MAX_FAVORITES);
        }
        const [kept] = await transaction.select().from(favorites).where(isFavorite(accountId, favorite));
        return { ...favorite, kept_at: (kept?.keptAt ?? scope.now).toISOString() };
      });
    },

    dropFavorite: async ({ parameters, scope }) => {
      const { accountId } = requirePlayer(scope);
      const favorite: Favorite = { type: parameters.type === "game" ? "game" : "goods", id: parameters.id };
      const dropped = await queries
        .delete(favorites)
        .where(isFavorite(accountId, favorite))
        .returning({ itemId: favorites.itemId });
      return { result: dropped.length > 0 };
    },

    mergeFavorites: async ({ body, scope }) => {
      const player = requirePlayer(scope);
      const { accountId } = player;
      const occasions = await watch.occasionsOf(await knownOf(queries, body.favorites), player, scope.now);
      return await queries.transaction(async (transaction) => {
        await lockAccount(transaction, accountId);
        const own = await listKept(transaction, accountId);
        const merged = mergeFavorites(
          own,
          await openOnes(transaction, scope, await knownOf(transaction, body.favorites)),
        );
        await keep(transaction, accountId, merged.favorites, { now: scope.now, occasions });
        const kept = await openOnes(transaction, scope, await listKept(transaction, accountId));
        return { favorites: kept, refused: [...merged.refused] };
      });
    },

    describeFavorites: async ({ query, scope }) => {
      const wanted = query.items.split(",").map((item): Favorite => {
        const [type, id = ""] = item.split(":");
        return { type: type === "game" ? "game" : "goods", id };
      });
      const idsOf = (type: Favorite["type"]) => wanted.filter((item) => item.type === type).map(({ id }) => id);
      const [gameItems, goodsItems] = await Promise.all([
        gameReader.summaries(idsOf("game"), viewerOf(scope)),
        goods.many(idsOf("goods"), viewerOf(scope)),
      ]);
      const gamesByCode = new Map(gameItems.map((game) => [game.gameCode, game]));
      const goodsById = new Map(goodsItems.map((item) => [item.goodsId, item]));
      const items = wanted.flatMap(({ type, id }): readonly FavoriteDetails[] => {
        const game = type === "game" ? gamesByCode.get(id) : undefined;
        if (game !== undefined) return [{ type: "game", id, game }];
        const item = type === "goods" ? goodsById.get(id) : undefined;
        return item === undefined ? [] : [{ type: "goods", id, goods: item }];
      });
      return { items };
    },
  };
}

function isFavorite(accountId: string, { type, id }: Favorite) {
  return and(eq(favorites.accountId, accountId), eq(favorites.type, type), eq(favorites.itemId, id));
}

/** Stores favorites and their known events; returns the new ones. */
async function keep(
  queries: Queries,
  accountId: string,
  kept: readonly Favorite[],
  input: { readonly now: Date; readonly occasions: readonly FavoriteOccasion[] },
): Promise<readonly Favorite[]> {
  const { now, occasions } = input;
  if (kept.length === 0) return [];
  const rows = await queries
    .insert(favorites)
    .values(kept.map(({ type, id }) => ({ accountId, type, itemId: id, keptAt: now })))
    .onConflictDoNothing()
    .returning({ type: favorites.type, id: favorites.itemId });
  const isInserted = ({ type, id }: Favorite) => rows.some((row) => row.type === type && row.id === id);
  await noteOccasions(queries, accountId, occasions.filter(isInserted));
  return rows;
}

async function listKept(queries: Queries, accountId: string) {
  const rows = await queries
    .select()
    .from(favorites)
    .where(eq(favorites.accountId, accountId))
    .orderBy(desc(favorites.keptAt), favorites.type, favorites.itemId);
  return rows.map(({ type, itemId, keptAt }) => ({ type, id: itemId, kept_at: keptAt.toISOString() }));
}

/** Leaves out favorites of games that the player may not access; they stay stored for when access returns. */
async function openOnes<Kept extends Favorite>(
  queries: Queries,
  { closedGames }: RequestScope,
  kept: readonly Kept[],
): Promise<readonly Kept[]> {
  const goodsIds = kept.filter(({ type }) => type === "goods").map(({ id }) => id);
  const closedGoods = await closedGoodsIds(queries, goodsIds, closedGames);
  return kept.filter(({ type, id }) => !(type === "game" ? closedGames : closedGoods).has(id));
}

/** Those of the favorites that are in the catalogue. */
async function knownOf(queries: Queries, wanted: readonly Favorite[]): Promise<readonly Favorite[]> {
  const idsOf = (type: Favorite["type"]) => wanted.filter((item) => item.type === type).map(({ id }) => id);
  const gameRows = await queries
    .select({ id: games.gameCode })
    .from(games)
    .where(inArray(games.gameCode, idsOf("game")));
  const goodsRows = await queries
    .select({ id: goodsTable.goodsId })
    .from(goodsTable)
    .where(inArray(goodsTable.goodsId, idsOf("goods")));
  const known = new Set([...gameRows.map(({ id }) => `game:${id}`), ...goodsRows.map(({ id }) => `goods:${id}`)]);
  return wanted.filter(({ type, id }) => known.has(`${type}:${id}`));
}
