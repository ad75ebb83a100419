import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { MiniGameRound } from "#core/engagement/reward.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";
import { createWrite } from "#ui/data/write.ts";
import { couponsQuery } from "./coupons.ts";
import { rewardsQuery } from "./rewards.ts";

/** Rounds of the mini game that are left today; disabled for guests. */
export function miniGameQuery(scope: QueryScope) {
  return queryOptions({
    queryKey: ["mini-game", ...personalKey(scope)] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.rewards.getMiniGame({ signal })),
    enabled: scope.visit.get().user !== null,
    staleTime: 0,
  });
}

/** Plays a round; the server decides. After a lost answer, the next call repeats the same round, so that none is lost. */
export function playMiniGameMutation(scope: QueryScope, client: QueryClient) {
  const { queryKey } = miniGameQuery(scope);
  return createWrite<MiniGameRound>(scope, client, {
    key: ["play-mini-game"],
    changes: [{ queryKey }],
    attemptOf: () => "round",
    send: (_, idempotencyKey) => scope.ports.rewards.playMiniGame(idempotencyKey),
    apply: ({ prize: _, ...state }) => {
      client.setQueryData(queryKey, state);
      void client.invalidateQueries({ queryKey: couponsQuery(scope).queryKey });
      void client.invalidateQueries({ queryKey: rewardsQuery(scope).queryKey });
    },
    refetchOnFailure: [queryKey],
  });
}
