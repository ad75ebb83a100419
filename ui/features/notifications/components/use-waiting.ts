import { useQuery } from "@tanstack/react-query";
import { buildPath } from "#core/navigation/build-path.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
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

/** Open tasks of the player; `null` until they are known. */
export function useWaiting(): readonly Waiting[] | null {
  const scope = useQueryScope();
  const rewards = useQuery(rewardsQuery(scope));
  const gifts = useQuery(giftsQuery(scope));
  if (rewards.data === undefined && gifts.data === undefined) return null;
  return [
    ...(gifts.data ?? [])
      .filter(({ direction, state }) => direction === "received" && state === "pending")
      .map(({ id, goods }) => ({ id, kind: "gift", title: goods.title, to: buildPath("gift", {}) }) as const),
    ...(rewards.data ?? [])
      .filter(({ state }) => state === "claimable")
      .map(({ id, title }) => ({ id, kind: "reward", title, to: buildPath("reward", {}) }) as const),
  ];
}
