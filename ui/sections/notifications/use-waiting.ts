import { useQuery } from "@tanstack/react-query";
import { buildPath } from "#core/navigation/build-path.ts";
import { useQueryScope } from "#ui/queries/query-scope.ts";
import { rewardsQuery } from "#ui/queries/rewards.ts";

/** Something that waits for the player. */
export interface Waiting {
  readonly id: string;
  readonly kind: "reward" | "gift";
  readonly title: string;
  /** Where it is dealt with. */
  readonly to: string;
}

/** What waits for the player now; `null` until it is known. */
export function useWaiting(): readonly Waiting[] | null {
  const rewards = useQuery(rewardsQuery(useQueryScope()));
  if (rewards.data === undefined) return null;
  return rewards.data
    .filter(({ state }) => state === "claimable")
    .map(({ id, title }) => ({ id, kind: "reward", title, to: buildPath("reward", {}) }));
}
