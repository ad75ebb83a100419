/** States of a reward, and which follow each; a claim that did not reach the server can be made again. */
export const REWARD_TRANSITIONS = {
  locked: ["claimable", "expired"],
  claimable: ["claiming", "expired"],
  claiming: ["claimed", "claimable", "expired"],
  claimed: [],
  expired: [],
} as const satisfies Record<string, readonly string[]>;

export type RewardState = keyof typeof REWARD_TRANSITIONS;

/** Whether a reward can go from one state to another. */
export function canRewardBecome(from: RewardState, to: RewardState): boolean {
  const next: readonly RewardState[] = REWARD_TRANSITIONS[from];
  return next.includes(to);
}
