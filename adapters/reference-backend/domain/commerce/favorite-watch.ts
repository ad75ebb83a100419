import { and, eq } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import {
  favoriteNews,
  favorites,
  preInstalls,
  preRegistrations,
} from "#adapters/reference-backend/database/schema/index.ts";
import type { CredentialConfiguration } from "#core/catalogue/filter-by-credential.ts";
import { favoriteNewsOf, isOutIn } from "#core/commerce/favorite-news.ts";
import type { Favorite } from "#core/commerce/merge-favorites.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { closedGamesOf } from "../catalogue/closed-games.ts";
import type { GameReader } from "../catalogue/load-games.ts";
import type { GoodsReader } from "../catalogue/load-goods.ts";
import { ownedGameCodes } from "../catalogue/ownership.ts";
import type { NotificationMessage } from "../notifications/messages.ts";
import { type NewNotification, notify } from "../notifications/notify.ts";
import type { Player } from "../session/sessions.ts";

/** An event of a favorite that causes a notification. */
export interface FavoriteOccasion extends Favorite {
  readonly kind: "release" | "sale";
  readonly occasion: string;
  /** Game the favorite is or belongs to. */
  readonly gameCode: string;
  /** Its page. */
  readonly path: string;
}

/** Minimum interval of checks of a player's favorites. */
const LOOK_AGAIN_MS = 60_000;
/** Players whose last look is remembered. */
const MAX_PLAYERS = 10_000;

interface FavoriteWatchInput {
  readonly queries: Queries;
  readonly games: GameReader;
  readonly goods: GoodsReader;
  readonly access: CredentialConfiguration;
}

/**
 * Notifies players when a favorite, or a game that they have pre-installed or pre-registered for, is released in their
 * country, or when a favorite goes on sale there. Each event is sent once.
 */
export interface FavoriteWatch {
  /** Present events of favorites. Reads outside of any transaction. */
  occasionsOf(kept: readonly Favorite[], player: Player, now: Date): Promise<readonly FavoriteOccasion[]>;
  /**
   * Checks for new events, at most once a minute. Resolves after all of them are stored, also when another call does
   * the work; otherwise a list that is read at the same time would miss them.
   */
  look(player: Player, now: Date): Promise<void>;
}

export function createFavoriteWatch({ queries, games, goods, access }: FavoriteWatchInput): FavoriteWatch {
  const lastLooks = new LRUCache<string, { readonly atMs: number; readonly isOver: Promise<void> }>({
    max: MAX_PLAYERS,
  });

  const occasionsOf: FavoriteWatch["occasionsOf"] = async (kept, player, now) => {
    if (kept.length === 0) return [];
    const idsOf = (type: Favorite["type"]) => kept.filter((favorite) => favorite.type === type).map(({ id }) => id);
    const closedGames = closedGamesOf(player, access);
    const context = { now, country: player.countryCode, locale: "en-US", shell: "web", player, closedGames } as const;
    const [gameItems, goodsItems, owned] = await Promise.all([
      games.summaries(idsOf("game"), context),
      goods.many(idsOf("goods"), context),
      ownedGameCodes(queries, player, idsOf("game")),
    ]);
    const nowMs = now.getTime();
    // Players are not notified of sales of goods that they own.
    const ofGames = gameItems.flatMap((game) => {
      const isOut = isOutIn(game, player.countryCode, "web", nowMs);
      const price = owned.has(game.gameCode) ? null : game.lowestPrice;
      const favorite = {
        type: "game",
        id: game.gameCode,
        gameCode: game.gameCode,
        path: buildPath("game", game),
      } as const;
      return favoriteNewsOf({ isOut, price, countryCode: player.countryCode }, nowMs).map((news) => ({
        ...favorite,
        ...news,
      }));
    });
    const ofGoods = goodsItems.flatMap((item) => {
      const isOut = item.availability === "ON_SALE";
      const canBeHad = isOut || item.availability === "PREORDER";
      const price = item.owned || !canBeHad ? null : item.price;
      const path = item.contentType === "BUNDLE" ? buildPath("bundle", item) : buildPath("goods", item);
      const favorite = { type: "goods", id: item.goodsId, gameCode: item.gameCode, path } as const;
      return favoriteNewsOf({ isOut, price, countryCode: player.countryCode }, nowMs).map((news) => ({
        ...favorite,
        ...news,
      }));
    });
    return [...ofGames, ...ofGoods];
  };

  const notifyNews = async (player: Player, now: Date): Promise<void> => {
    const { accountId } = player;
    const kept = await queries.select().from(favorites).where(eq(favorites.accountId, accountId));
    const asked = await queries.select().from(preInstalls).where(eq(preInstalls.accountId, accountId));
    const registered = await queries
      .select({ gameCode: preRegistrations.gameCode })
      .from(preRegistrations)
      .where(and(eq(preRegistrations.accountId, accountId), eq(preRegistrations.notify, true)));
    const messages = new Map<string, NotificationMessage>([
      ...registered.map(({ gameCode }) => [gameCode, "preRegisteredReleased"] as const),
      ...asked.map(({ gameCode }) => [gameCode, "preInstallReleased"] as const),
    ]);
    const isKept = (gameCode: string) => kept.some(({ type, itemId }) => type === "game" && itemId === gameCode);
    const onlyAsked = [...messages.keys()].filter((gameCode) => !isKept(gameCode));
    const ofKept = await occasionsOf(
      kept.map(({ type, itemId }) => ({ type, id: itemId })),
      player,
      now,
    );
    const ofAsked = await occasionsOf(
      onlyAsked.map((id) => ({ type: "game", id })),
      player,
      now,
    );
    const occasions = [...ofKept, ...ofAsked.filter(({ kind }) => kind === "release")];
    const unreported = await notReportedOf(queries, accountId, occasions);
    if (unreported.length === 0) return;
    await queries.transaction(async (transaction) => {
      for (const occasion of unreported) {
        // If two processes check at once, only the one that inserts the row sends the notification.
        const isNew = await noteOccasions(transaction, accountId, [occasion]);
        if (isNew)
          await notify(
            transaction,
            newsOf(accountId, occasion, messages.get(occasion.gameCode) ?? "gameReleased", now),
          );
      }
    });
  };

  return {
    occasionsOf,
    look: async (player, now) => {
      const { accountId } = player;
      const last = lastLooks.get(accountId);
      if (last !== undefined && Math.abs(now.getTime() - last.atMs) < LOOK_AGAIN_MS) return last.isOver;
      const look = { atMs: now.getTime(), isOver: notifyNews(player, now) };
      lastLooks.set(accountId, look);
      try {
        await look.isOver;
      } catch (failure) {
        // The database was away: the next call looks again, and does not wait for a minute.
        if (lastLooks.peek(accountId) === look) lastLooks.delete(accountId);
        throw failure;
      }
    },
  };
}

function newsOf(
  accountId: string,
  occasion: FavoriteOccasion,
  releaseMessage: NotificationMessage,
  now: Date,
): NewNotification {
  const { kind, type, id, gameCode, path } = occasion;
  // A game and its editions among the favorites come out together, and so does a game that was to be installed before: that
  // is one piece of news.
  if (kind === "release") {
    return { accountId, message: releaseMessage, subject: { gameCode }, path, at: now, once: `release:${gameCode}` };
  }
  const subject = type === "goods" ? { goodsId: id, gameCode } : { gameCode };
  return { accountId, message: "saleStarted", subject, path, at: now };
}

/** Writes down that a player knows of occasions; whether any of them is new. */
export async function noteOccasions(
  transaction: Queries,
  accountId: string,
  occasions: readonly FavoriteOccasion[],
): Promise<boolean> {
  if (occasions.length === 0) return false;
  const noted = await transaction
    .insert(favoriteNews)
    .values(occasions.map(({ type, id, kind, occasion }) => ({ accountId, type, itemId: id, kind, occasion })))
    .onConflictDoNothing()
    .returning({ itemId: favoriteNews.itemId });
  return noted.length > 0;
}

async function notReportedOf(
  queries: Queries,
  accountId: string,
  occasions: readonly FavoriteOccasion[],
): Promise<readonly FavoriteOccasion[]> {
  if (occasions.length === 0) return [];
  const keyOf = ({ type, id, kind, occasion }: Omit<FavoriteOccasion, "gameCode" | "path">) =>
    JSON.stringify([type, id, kind, occasion]);
  const rows = await queries.select().from(favoriteNews).where(eq(favoriteNews.accountId, accountId));
  const known = new Set(rows.map(({ type, itemId, kind, occasion }) => keyOf({ type, id: itemId, kind, occasion })));
  return occasions.filter((occasion) => !known.has(keyOf(occasion)));
}
