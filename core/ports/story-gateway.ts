import type { GameCode } from "../catalogue/game.ts";
import type { Result } from "../failures/request-failure.ts";
import type { StoryCard } from "../news/story-card.ts";
import type { CallOptions } from "./catalogue-gateway.ts";

/** Stories of the games. Never throws. */
export interface StoryGateway {
  /** `GET /story/api/games/{gameCode}/cards` in their order; none for a game that has no story. */
  listCards(gameCode: GameCode, options?: CallOptions): Promise<Result<readonly StoryCard[]>>;
}
