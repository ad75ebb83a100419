import { inArray } from "drizzle-orm";
import { foldNickname } from "#core/account/nickname.ts";
import type { Queries } from "../database/database.ts";
import { insertInBatches } from "../database/insert-in-batches.ts";
import {
  accounts,
  characters,
  couponRedemptions,
  coupons,
  games,
  goods,
  moderators,
  ownedGames,
  preRegistrations,
} from "../database/schema/index.ts";
import type { ReadyAccount } from "../domain/accounts/ready-accounts.ts";
import { grantGoods } from "../domain/orders/grant-goods.ts";
import { seedProgress } from "./seed-achievements.ts";
import { seedNotifications } from "./seed-notifications.ts";

/** A player with what they have from the beginning. */
export interface StartingPlayer extends Omit<ReadyAccount, "password"> {
  readonly id: string;
  readonly passwordHash: string;
  readonly ownedGoods: readonly string[];
  /** Whether they have notifications of the pinned notices and of a reward. */
  readonly hasNotifications: boolean;
}

/** The part of what a player starts with that the database has; `missing` are the codes of the rest. */
export async function existingPartOf(
  queries: Queries,
  player: StartingPlayer,
): Promise<{ readonly player: StartingPlayer; readonly missing: readonly string[] }> {
  const gameCodes = [
    ...player.ownedGames.map(({ gameCode }) => gameCode),
    ...player.preRegisteredGames,
    ...Object.keys(player.characterNames),
  ];
  const foundGames = await queries
    .select({ code: games.gameCode })
    .from(games)
    .where(inArray(games.gameCode, gameCodes));
  const foundGoods = await queries
    .select({ code: goods.goodsId })
    .from(goods)
    .where(inArray(goods.goodsId, [...player.ownedGoods]));
  const foundCoupons = await queries
    .select({ code: coupons.code })
    .from(coupons)
    .where(inArray(coupons.code, [...player.couponCodes]));
  const found = new Set([...foundGames, ...foundGoods, ...foundCoupons].map(({ code }) => code));
  return {
    player: {
      ...player,
      ownedGames: player.ownedGames.filter(({ gameCode }) => found.has(gameCode)),
      ownedGoods: player.ownedGoods.filter((goodsId) => found.has(goodsId)),
      preRegisteredGames: player.preRegisteredGames.filter((gameCode) => found.has(gameCode)),
      couponCodes: player.couponCodes.filter((code) => found.has(code)),
      characterNames: Object.fromEntries(Object.entries(player.characterNames).filter(([code]) => found.has(code))),
    },
    missing: [...gameCodes, ...player.ownedGoods, ...player.couponCodes].filter((code) => !found.has(code)),
  };
}

/**
 * Creates the account of a player with all that it starts with, which must exist; `false` if the user name is taken.
 */
export async function insertPlayer(queries: Queries, player: StartingPlayer, now: Date): Promise<boolean> {
  const accountId = player.id;
  const row = {
    id: accountId,
    userName: player.userName,
    nickname: player.nickname,
    nicknameKey: foldNickname(player.nickname),
    countryCode: player.countryCode,
    passwordHash: player.passwordHash,
    credentialCodes: [...player.credentialCodes],
    createdAt: now,
  };
  const created = await queries.insert(accounts).values(row).onConflictDoNothing().returning({ id: accounts.id });
  if (created.length === 0) return false;
  if (player.isModerator) await queries.insert(moderators).values({ accountId });
  await insertInBatches(
    queries,
    ownedGames,
    player.ownedGames.map((game) => ({ accountId, ...game })),
  );
  if (player.ownedGoods.length > 0) await grantGoods(queries, accountId, player.ownedGoods);
  for (const game of player.ownedGames) await seedProgress(queries, { accountId, ...game, now });
  await insertInBatches(
    queries,
    preRegistrations,
    player.preRegisteredGames.map((gameCode) => ({ accountId, gameCode, createdAt: now })),
  );
  await insertInBatches(
    queries,
    couponRedemptions,
    player.couponCodes.map((code) => ({ code, accountId, redeemedAt: now })),
  );
  await insertInBatches(
    queries,
    characters,
    Object.entries(player.characterNames).map(([gameCode, characterName], at) => ({
      accountId,
      gameCode,
      serverId: `${gameCode}-1`,
      characterId: `${accountId}-${at + 1}`,
      characterName,
      nameChangedAt: now,
      idChangedAt: now,
    })),
  );
  if (player.hasNotifications) await seedNotifications(queries, accountId, now);
  return true;
}
