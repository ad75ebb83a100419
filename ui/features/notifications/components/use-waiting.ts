import { useQueries } from "@tanstack/react-query";
import { buildPath } from "#core/navigation/build-path.ts";
import type { ScreenContext } from "#ui/context/page-head.ts";
import { failedReadsOf } from "#ui/data/failed-reads.ts";
import { type QueryScope, useQueryScope } from "#ui/data/query-scope.ts";
import { giftsQuery } from "#ui/features/gifts/queries/gifts.ts";
import { rewardsQuery } from "#ui/features/rewards/queries/rewards.ts";

/** Something that waits for the player. */
export interface Waiting {
  readonly id: string;
  readonly kind: "reward" | "gift";
  readonly title: string;
  /** Page where the player can handle it. */
  readonly to: string;
}

interface WaitingState {
  /** Known open tasks of the player. */
  readonly waiting: readonly Waiting[];
  /** Some of them are not known yet. */
  readonly isPending: boolean;
  /** Some of them could not be loaded. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

const waitingQueries = (scope: QueryScope) => [rewardsQuery(scope), giftsQuery(scope)] as const;

/** Requests what `useWaiting` shows. */
export async function prefetchWaiting(context: ScreenContext): Promise<void> {
  const [rewards, gifts] = waitingQueries(context);
  await Promise.all([context.queryClient.prefetchQuery(rewards), context.queryClient.prefetchQuery(gifts)]);
}

/** Open tasks of the player: gifts to accept and rewards to claim. */
export function useWaiting(): WaitingState {
  const scope = useQueryScope();
  const [rewards, gifts] = useQueries({ queries: waitingQueries(scope) });
  const waiting = [
    ...(gifts.data ?? [])
      .filter(({ direction, state }) => direction === "received" && state === "pending")
      .map(({ id, goods }) => ({ id, kind: "gift", title: goods.title, to: buildPath("gift", {}) }) as const),
    ...(rewards.data ?? [])
      .filter(({ state }) => state === "claimable")
      .map(({ id, title }) => ({ id, kind: "reward", title, to: buildPath("reward", {}) }) as const),
  ];
  return { waiting, isPending: rewards.isPending || gifts.isPending, ...failedReadsOf(gifts, rewards) };
}
