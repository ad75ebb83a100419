import { and, eq, isNull } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { preRegistrations, reviews } from "#adapters/reference-backend/database/schema/index.ts";
import { isLaunchedIn, ownsGame } from "../catalogue/ownership.ts";
import type { GameFacts } from "../catalogue/require-game.ts";
import type { Player } from "../session/sessions.ts";

export interface ReviewRight {
  readonly owned: boolean;
  readonly preRegistered: boolean;
  /** Why the player may not review the game now; `null` if that is allowed. */
  readonly refusal: "not_owner" | "already_reviewed" | "not_released" | null;
}

/**
 * Who may review a game: owners and pre-registered players, once each.
 *
 * | has reviewed | owns or pre-registered | playable in the country | refusal          |
 * |--------------|------------------------|-------------------------|------------------|
 * | yes          | any                    | any                     | already_reviewed |
 * | no           | yes                    | any                     | none             |
 * | no           | no                     | yes                     | not_owner        |
 * | no           | no                     | no                      | not_released     |
 */
export async function reviewRightOf(
  queries: Queries,
  { player, game, now }: { readonly player: Player; readonly game: GameFacts; readonly now: Date },
): Promise<ReviewRight> {
  const { accountId, countryCode } = player;
  const owned = await ownsGame(queries, player, game, now);
  const [registration] = await queries
    .select({ gameCode: preRegistrations.gameCode })
    .from(preRegistrations)
    .where(and(eq(preRegistrations.accountId, accountId), eq(preRegistrations.gameCode, game.gameCode)));
  const [review] = await queries
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.accountId, accountId), eq(reviews.gameCode, game.gameCode), isNull(reviews.deletedAt)));
  const right = { owned, preRegistered: registration !== undefined };
  if (review !== undefined) return { ...right, refusal: "already_reviewed" };
  if (right.owned || right.preRegistered) return { ...right, refusal: null };
  return { ...right, refusal: isLaunchedIn(game, countryCode, now) ? "not_owner" : "not_released" };
}
