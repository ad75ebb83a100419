import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Reward } from "#core/engagement/reward.ts";
import { unwrapList } from "#ui/data/partial-lists.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { createWrite } from "#ui/data/write.ts";
import { couponsQuery } from "./coupons.ts";

/** Rewards with the player's own progress. Fresh for a minute only: what a player does elsewhere earns them. */
export function rewardsQuery(scope: QueryScope) {
  return queryOptions({
    queryKey: ["rewards", ...personalKey(scope)] as const,
    queryFn: async (context) => unwrapList(await scope.ports.rewards.listRewards({ signal: context.signal }), context),
    staleTime: 60_000,
  });
}

/** Claims a reward. Claiming is idempotent, so a try whose answer was lost is simply made again. */
export function claimRewardMutation(scope: QueryScope, client: QueryClient) {
  const { queryKey } = rewardsQuery(scope);
  return createWrite<Reward, string>(scope, client, {
    key: ["claim-reward"],
    changes: [{ queryKey }],
    attemptOf: (rewardId) => rewardId,
    send: (rewardId, idempotencyKey) => scope.ports.rewards.claimReward(rewardId, idempotencyKey),
    apply: (claimed) => {
      client.setQueryData(queryKey, (rewards: readonly Reward[] | undefined) =>
        rewards?.map((reward) => (reward.id === claimed.id ? claimed : reward)),
      );
      void client.invalidateQueries({ queryKey: couponsQuery(scope).queryKey });
    },
    refetchOnFailure: [queryKey],
  });
}
