import type { AchievementList } from "../achievements/achievement.ts";
import type { GameCode } from "../catalogue/game.ts";
import type { Result } from "../failures/request-failure.ts";
import type { CallOptions } from "./catalogue-gateway.ts";

/** Achievements of games. Never throws. */
export interface AchievementGateway {
  /** `GET …/games/{gameCode}/achievements` in the game's order, with the reader's own progress. 404 for an unknown game. */
  list(gameCode: GameCode, options?: CallOptions): Promise<Result<AchievementList>>;
}
