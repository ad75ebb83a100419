import { asc, eq, inArray } from "drizzle-orm";
import type { SeedContent } from "../content/content-types.ts";
import type { Queries } from "../database/database.ts";
import { insertInBatches } from "../database/insert-in-batches.ts";
import { achievements, playerAchievements } from "../database/schema/index.ts";

/** Minutes of play for the first achievement of a game; each further one takes twice as long. */
const FIRST_MINUTES = 40;
const MINUTE_MS = 60_000;

/** Replaces the achievements of the games; progress of players refers to them by id and stays. */
export async function seedAchievements(queries: Queries, content: SeedContent): Promise<void> {
  const gameCodes = content.games.map(({ gameCode }) => gameCode);
  if (gameCodes.length === 0) return;
  await queries.delete(achievements).where(inArray(achievements.gameCode, gameCodes));
  const rows = content.achievements
    .filter(({ gameCode }) => gameCodes.includes(gameCode))
    .map(({ gameCode, id, tier, goal, earnedShare, isHidden, texts }, position) => ({
      gameCode,
      id,
      position,
      tier,
      goal,
      earnedShare,
      hidden: isHidden,
      texts,
    }));
  await insertInBatches(queries, achievements, rows);
}

/** How far an account has come in a game, by how long it has been played. */
export async function seedProgress(
  queries: Queries,
  input: { accountId: string; gameCode: string; playMinutes: number; now: Date },
): Promise<void> {
  const { accountId, gameCode, playMinutes, now } = input;
  const ofGame = await queries
    .select({ id: achievements.id, goal: achievements.goal })
    .from(achievements)
    .where(eq(achievements.gameCode, gameCode))
    .orderBy(asc(achievements.position));
  const rows = ofGame.slice(0, -1).map(({ id, goal }, index) => {
    const needed = FIRST_MINUTES * 2 ** index;
    const isDone = playMinutes >= needed;
    return {
      accountId,
      gameCode,
      achievementId: id,
      progress: isDone ? goal : Math.floor((goal * playMinutes) / needed),
      earnedAt: isDone ? new Date(now.getTime() - (playMinutes - needed) * MINUTE_MS) : null,
    };
  });
  const earned = rows.flatMap(({ earnedAt }) => earnedAt ?? []);
  // The last one is for all others; it was earned with the last of them.
  const mastery = ofGame.slice(-1).map(({ id, goal }) => ({
    accountId,
    gameCode,
    achievementId: id,
    progress: earned.length,
    earnedAt: earned.length >= goal ? new Date(Math.max(...earned.map(Number))) : null,
  }));
  await insertInBatches(queries, playerAchievements, [...rows, ...mastery]);
}
