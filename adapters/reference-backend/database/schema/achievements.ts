import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { AchievementTier } from "#core/achievements/achievement.ts";
import { codePointText, games, instant } from "./catalogue.ts";
import { accounts } from "./players.ts";
import type { TitledTexts } from "./titled-text.ts";

const gameCode = () =>
  codePointText("game_code")
    .notNull()
    .references(() => games.gameCode, { onDelete: "cascade" });

/** Definitions of the achievements of the games. */
export const achievements = pgTable(
  "achievements",
  {
    gameCode: gameCode(),
    id: text("id").notNull(),
    position: integer("position").notNull(),
    tier: text("tier").$type<AchievementTier>().notNull(),
    hidden: boolean("hidden").notNull(),
    goal: integer("goal").notNull(),
    /** Share of the game's players who have it, 0 to 1, as reported by the game's own service. */
    earnedShare: doublePrecision("earned_share").notNull(),
    texts: jsonb("texts").$type<TitledTexts>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameCode, table.id] }),
    index("achievements_of_game").on(table.gameCode, table.position),
  ],
);

/** Progress of players, by achievement id, so that it survives a change of the texts. */
export const playerAchievements = pgTable(
  "player_achievements",
  {
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    gameCode: gameCode(),
    achievementId: text("achievement_id").notNull(),
    progress: integer("progress").notNull(),
    earnedAt: instant("earned_at"),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.gameCode, table.achievementId] })],
);
