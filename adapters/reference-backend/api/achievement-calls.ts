import { and, eq } from "drizzle-orm";
import type * as v from "valibot";
import type { achievementSchema } from "#adapters/wire/achievements.ts";
import type { Queries } from "../database/database.ts";
import { achievements, games, playerAchievements } from "../database/schema/index.ts";
import { ownsGame } from "../domain/catalogue/ownership.ts";
import { requireGame } from "../domain/catalogue/require-game.ts";
import { closestLocale, closestText } from "../domain/catalogue/text-order.ts";
import type { PictureLibrary } from "../domain/media/picture-library.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import type { Services } from "../services.ts";

type AchievementCalls = Pick<CallHandlers, "listAchievements">;
type AchievementRow = typeof achievements.$inferSelect;

/** Progress of a player in one achievement. */
interface Progress {
  readonly progress: number;
  readonly earnedAt: Date | null;
}

const NOTHING: Progress = { progress: 0, earnedAt: null };

export function achievementCalls({ database, pictures }: Services): AchievementCalls {
  const { queries } = database;
  return {
    listAchievements: async ({ parameters, scope }) => {
      const game = await requireGame(queries, parameters.gameCode);
      const { gameCode } = game;
      const player = scope.session?.player ?? null;
      const [rows, [art], own] = await Promise.all([
        queries.select().from(achievements).where(eq(achievements.gameCode, gameCode)).orderBy(achievements.position),
        queries.select({ code: games.artCode }).from(games).where(eq(games.gameCode, gameCode)),
        player === null ? null : progressOf(queries, player.accountId, gameCode),
      ]);
      // Players without the game get `null`, not zero progress.
      const isPlayed =
        player !== null && own !== null && (own.size > 0 || (await ownsGame(queries, player, game, scope.now)));
      return {
        achievements: rows.map((row) =>
          wireAchievement(row, isPlayed ? (own?.get(row.id) ?? NOTHING) : null, {
            artCode: art?.code ?? gameCode,
            locale: scope.locale,
            pictures,
          }),
        ),
        text_locale: rows[0] === undefined ? scope.locale : closestLocale(rows[0].texts, scope.locale),
      };
    },
  };
}

async function progressOf(
  queries: Queries,
  accountId: string,
  gameCode: string,
): Promise<ReadonlyMap<string, Progress>> {
  const rows = await queries
    .select()
    .from(playerAchievements)
    .where(and(eq(playerAchievements.accountId, accountId), eq(playerAchievements.gameCode, gameCode)));
  return new Map(rows.map((row) => [row.achievementId, row]));
}

/** Hides the name of a hidden achievement from players who do not have it. */
function wireAchievement(
  row: AchievementRow,
  own: Progress | null,
  { artCode, locale, pictures }: { artCode: string; locale: string; pictures: PictureLibrary },
): v.InferInput<typeof achievementSchema> {
  const earnedAt = own?.earnedAt ?? null;
  const isSecret = row.hidden && earnedAt === null;
  const texts = closestText(row.texts, locale);
  return {
    id: row.id,
    tier: row.tier,
    title: isSecret ? "" : (texts?.title ?? ""),
    description: isSecret ? "" : (texts?.description ?? ""),
    badge: pictures.badgeOf(artCode, isSecret ? "hidden" : row.id),
    hidden: row.hidden,
    goal: row.goal,
    progress: own === null || isSecret ? null : Math.min(own.progress, row.goal),
    earned_at: earnedAt?.toISOString() ?? null,
    earned_share: row.earnedShare,
  };
}
