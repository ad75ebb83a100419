import { and, count, eq, isNull } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import {
  miniGamePlays,
  ownedGames,
  preInstalls,
  preRegistrations,
  type RewardCondition,
  recentGames,
  reviews,
} from "#adapters/reference-backend/database/schema/index.ts";

/** Counts of the player's actions that rewards are given for. */
export type Progress = Readonly<Record<RewardCondition["kind"], number>>;

/** Progress of a guest. */
export const NO_PROGRESS: Progress = {
  welcome: 0,
  visits: 0,
  reviews: 0,
  preRegistrations: 0,
  preInstalls: 0,
  ownedGames: 0,
  miniGames: 0,
};

export async function progressOf(queries: Queries, accountId: string): Promise<Progress> {
  const countOf = async (table: PgTable, where: ReturnType<typeof and>) => {
    const [row] = await queries.select({ number: count() }).from(table).where(where);
    return row?.number ?? 0;
  };
  return {
    welcome: 1,
    visits: await countOf(recentGames, eq(recentGames.accountId, accountId)),
    reviews: await countOf(reviews, and(eq(reviews.accountId, accountId), isNull(reviews.deletedAt))),
    preRegistrations: await countOf(preRegistrations, eq(preRegistrations.accountId, accountId)),
    preInstalls: await countOf(preInstalls, eq(preInstalls.accountId, accountId)),
    ownedGames: await countOf(ownedGames, eq(ownedGames.accountId, accountId)),
    miniGames: await countOf(miniGamePlays, eq(miniGamePlays.accountId, accountId)),
  };
}
