import type { SeedAchievement } from "../content/content-types.ts";
import type { Queries } from "../database/database.ts";
import { insertInBatches } from "../database/insert-in-batches.ts";
import {
  accounts,
  characters,
  couponRedemptions,
  moderators,
  ownedGames,
  preRegistrations,
  reviewVotes,
} from "../database/schema/index.ts";
import { hashPassword } from "../domain/accounts/password.ts";
import { READY_ACCOUNTS } from "../domain/accounts/ready-accounts.ts";
import { seedProgress } from "./seed-achievements.ts";

/** Creates the ready accounts with the games they own and the coupons they hold, as far as those exist. */
export async function seedReadyAccounts(
  queries: Queries,
  input: {
    readonly firstStart: Date;
    readonly gameCodes: ReadonlySet<string>;
    readonly couponCodes: ReadonlySet<string>;
    readonly helpfulReviewIds: readonly string[];
    readonly achievements: readonly SeedAchievement[];
  },
): Promise<void> {
  const { firstStart, gameCodes, couponCodes, helpfulReviewIds, achievements } = input;
  for (const ready of READY_ACCOUNTS) {
    const accountId = ready.userName;
    await queries.insert(accounts).values({
      id: accountId,
      userName: ready.userName,
      nickname: ready.nickname,
      countryCode: ready.countryCode,
      passwordHash: await hashPassword(ready.password),
      credentialCodes: [...ready.credentialCodes],
      createdAt: firstStart,
    });
    if (ready.isModerator) await queries.insert(moderators).values({ accountId });
    const owned = ready.ownedGames.filter((game) => gameCodes.has(game.gameCode));
    await insertInBatches(
      queries,
      ownedGames,
      owned.map((game) => ({ accountId, ...game })),
    );
    for (const game of owned) await seedProgress(queries, achievements, { accountId, ...game, now: firstStart });
    const preRegistered = ready.preRegisteredGames.filter((gameCode) => gameCodes.has(gameCode));
    await insertInBatches(
      queries,
      preRegistrations,
      preRegistered.map((gameCode) => ({ accountId, gameCode, createdAt: firstStart })),
    );
    const held = ready.couponCodes.filter((code) => couponCodes.has(code));
    await insertInBatches(
      queries,
      couponRedemptions,
      held.map((code) => ({ code, accountId, redeemedAt: firstStart })),
    );
    const named = Object.entries(ready.characterNames).filter(([gameCode]) => gameCodes.has(gameCode));
    await insertInBatches(
      queries,
      characters,
      named.map(([gameCode, characterName], at) => ({
        accountId,
        gameCode,
        serverId: `${gameCode}-1`,
        characterId: `${accountId}-${at + 1}`,
        characterName,
        nameChangedAt: firstStart,
        idChangedAt: firstStart,
      })),
    );
    await insertInBatches(
      queries,
      reviewVotes,
      helpfulReviewIds.map((reviewId) => ({ reviewId, accountId })),
    );
  }
}
