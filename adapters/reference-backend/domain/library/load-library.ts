import { and, eq, inArray } from "drizzle-orm";
import type * as v from "valibot";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import {
  gifts,
  goods,
  libraryGames,
  orders,
  ownedGames,
  ownedGoods,
  preInstalls,
} from "#adapters/reference-backend/database/schema/index.ts";
import type { libraryAnswerSchema } from "#adapters/wire/library.ts";
import type { GameSummary } from "#core/catalogue/game.ts";
import type { LibraryStanding } from "#core/library/library-game.ts";
import type { GameReader } from "../catalogue/load-games.ts";
import type { BuyerContext, GoodsReader } from "../catalogue/load-goods.ts";
import { freeGameCodes } from "../catalogue/ownership.ts";
import type { Player } from "../session/sessions.ts";

type WireLibraryGame = Omit<v.InferInput<typeof libraryAnswerSchema>["games"][number], "game"> & {
  readonly game: GameSummary;
};

interface LibraryReaders {
  readonly queries: Queries;
  readonly games: GameReader;
  readonly goods: GoodsReader;
}

/**
 * Library of a player: games that the player owns, has owned, has started or has pre-installed, in the order of their
 * codes. It takes the same number of queries for any number of games.
 */
export async function loadLibrary(
  readers: LibraryReaders,
  player: Player,
  context: BuyerContext,
): Promise<WireLibraryGame[]> {
  const { queries } = readers;
  const { accountId } = player;
  const { codes, ownedOf, notedOf, installOf, acquired } = await readRecords(queries, accountId);
  const games = await readers.games.summaries([...codes].sort(), context);
  const [free, gifted, goodsOf] = await Promise.all([
    freeGameCodes(queries, player, games, context.now),
    acceptedGifts(queries, accountId),
    ownedGoodsByGame(readers, accountId, context),
  ]);
  const standingOf = (gameCode: string): LibraryStanding => {
    if (ownedOf.has(gameCode) || free.has(gameCode)) return "owned";
    return acquired.refunded.has(gameCode) ? "refunded" : "not_owned";
  };
  return games.map((game) => {
    const { gameCode } = game;
    const standing = standingOf(gameCode);
    const order = acquired.paidAt.get(gameCode);
    const gift = standing === "owned" && order === undefined ? gifted.get(gameCode) : undefined;
    const note = notedOf.get(gameCode);
    return {
      game,
      standing,
      is_gift: gift !== undefined,
      goods: goodsOf.get(gameCode) ?? [],
      acquired_at: (order ?? gift)?.toISOString() ?? null,
      pre_install_status: installOf.get(gameCode) ?? 0,
      last_played_at: note?.lastPlayedAt?.toISOString() ?? null,
      play_minutes: ownedOf.get(gameCode)?.playMinutes ?? 0,
      hidden: note?.hidden ?? false,
    };
  });
}

/** Whether a game is in the library of a player. */
export async function isInLibrary(queries: Queries, accountId: string, gameCode: string): Promise<boolean> {
  return (await readRecords(queries, accountId)).codes.has(gameCode);
}

/** What is stored about a player and the games of the library, and the codes of these games. */
async function readRecords(queries: Queries, accountId: string) {
  const [owned, noted, installs, acquired] = await Promise.all([
    queries.select().from(ownedGames).where(eq(ownedGames.accountId, accountId)),
    queries.select().from(libraryGames).where(eq(libraryGames.accountId, accountId)),
    queries.select().from(preInstalls).where(eq(preInstalls.accountId, accountId)),
    acquiredByOrders(queries, accountId),
  ]);
  const started = noted.filter(({ lastPlayedAt }) => lastPlayedAt !== null);
  return {
    codes: new Set([...[...owned, ...started, ...installs].map(({ gameCode }) => gameCode), ...acquired.refunded]),
    ownedOf: new Map(owned.map((row) => [row.gameCode, row])),
    notedOf: new Map(noted.map((row) => [row.gameCode, row])),
    installOf: new Map(installs.map((row) => [row.gameCode, row.status])),
    acquired,
  };
}

/** Games that fulfilled orders of a player have granted, with the payment, and those that refunds took back. */
async function acquiredByOrders(queries: Queries, accountId: string) {
  const rows = await queries
    .select({ state: orders.state, granted: orders.granted, paidAt: orders.paidAt })
    .from(orders)
    .where(
      and(
        eq(orders.accountId, accountId),
        eq(orders.purpose, "own"),
        inArray(orders.state, ["fulfilled", "refund_requested", "refunded"]),
      ),
    );
  const paidAt = new Map<string, Date>();
  const refunded = new Set<string>();
  for (const { state, granted, paidAt: instant } of rows) {
    for (const gameCode of granted?.gameCodes ?? []) {
      if (state === "refunded") refunded.add(gameCode);
      else if (instant !== null) paidAt.set(gameCode, instant);
    }
  }
  return { paidAt, refunded };
}

/** Games of gifts that a player has accepted, parts of bundles included, with the time of the acceptance. */
async function acceptedGifts(queries: Queries, accountId: string): Promise<ReadonlyMap<string, Date>> {
  const rows = await queries
    .select({
      contentType: goods.contentType,
      gameCode: goods.gameCode,
      contents: goods.contents,
      answeredAt: gifts.answeredAt,
      createdAt: gifts.createdAt,
    })
    .from(gifts)
    .innerJoin(goods, eq(goods.goodsId, gifts.goodsId))
    .where(and(eq(gifts.recipientId, accountId), eq(gifts.state, "accepted")));
  const partIds = rows.flatMap(({ contents, contentType }) => (contentType === "BUNDLE" ? partsOf(contents) : []));
  const parts =
    partIds.length === 0
      ? []
      : await queries
          .select({ goodsId: goods.goodsId, gameCode: goods.gameCode, contentType: goods.contentType })
          .from(goods)
          .where(inArray(goods.goodsId, partIds));
  const partOf = new Map(parts.map((part) => [part.goodsId, part]));
  const accepted = new Map<string, Date>();
  for (const { contentType, gameCode, contents, answeredAt, createdAt } of rows) {
    const editions = contentType === "BUNDLE" ? partsOf(contents).flatMap((id) => partOf.get(id) ?? []) : [];
    const codes = editions.filter((part) => part.contentType === "EDITION").map((part) => part.gameCode);
    if (contentType === "EDITION") codes.push(gameCode);
    for (const code of codes) accepted.set(code, answeredAt ?? createdAt);
  }
  return accepted;
}

const partsOf = (contents: (typeof goods.$inferSelect)["contents"]): readonly string[] =>
  contents.flatMap(({ goodsId }) => goodsId ?? []);

async function ownedGoodsByGame({ queries, goods: reader }: LibraryReaders, accountId: string, context: BuyerContext) {
  const rows = await queries
    .select({ goodsId: ownedGoods.goodsId })
    .from(ownedGoods)
    .where(eq(ownedGoods.accountId, accountId))
    .orderBy(ownedGoods.goodsId);
  const items = await reader.many(
    rows.map(({ goodsId }) => goodsId),
    context,
  );
  const ofGames = items.map(({ goodsId, gameCode, contentType, title }) => ({
    gameCode,
    goods: { goods_id: goodsId, content_type: contentType, title },
  }));
  const byGame = Map.groupBy(ofGames, ({ gameCode }) => gameCode);
  return new Map([...byGame].map(([gameCode, of]) => [gameCode, of.map(({ goods: one }) => one)]));
}
