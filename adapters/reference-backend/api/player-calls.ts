import { findPlayer, hasProfile, listArticlesOf, listReviewsOf } from "../domain/community/load-players.ts";
import { readerOf } from "../domain/community/reader.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { notFound } from "../http/call-refusal.ts";
import type { RequestScope } from "../http/request-scope.ts";
import type { Services } from "../services.ts";

type PlayerCalls = Pick<CallHandlers, "getPlayer" | "listPlayerReviews" | "listPlayerArticles">;

/** What players have made public. */
export function playerCalls(services: Services): PlayerCalls {
  const { queries } = services.database;
  const profileOf = async (playerId: string, scope: RequestScope) => ({
    playerId,
    reader: await readerOf(queries, scope),
    scope,
  });
  const requireProfile = async (playerId: string, scope: RequestScope) => {
    const profile = await profileOf(playerId, scope);
    if (!(await hasProfile(queries, profile))) throw notFound("player");
    return profile;
  };
  return {
    getPlayer: async ({ parameters, scope }) => {
      const player = await findPlayer(queries, await profileOf(parameters.playerId, scope));
      if (player === null) throw notFound("player");
      return player;
    },

    listPlayerReviews: async ({ parameters, query, scope }) => {
      const profile = await requireProfile(parameters.playerId, scope);
      return await listReviewsOf(queries, profile, query.previousValue);
    },

    listPlayerArticles: async ({ parameters, query, scope }) => {
      const profile = await requireProfile(parameters.playerId, scope);
      return await listArticlesOf(queries, profile, query.previousValue);
    },
  };
}
