import type { Coupon, MiniGame, MiniGameRound, Reward } from "#core/engagement/reward.ts";
import { fail, type RequestFailure, type Result, succeed } from "#core/failures/request-failure.ts";
import type { Ports } from "#core/ports/index.ts";
import { buildMedia, DAY_MS, instantIn } from "./builders.ts";
import { createFakePorts, createPublisher, refusal } from "./fake-ports.ts";

/** The publisher's data about a player's coupons, rewards and rounds; tests change it while they run. */
export interface Chest {
  coupons: Coupon[];
  /** Coupons by code that are not redeemed yet. */
  readonly redeemable: Map<string, Coupon>;
  rewards: Reward[];
  game: MiniGame;
  /** Prizes of the next rounds. */
  readonly prizes: (Coupon | null)[];
  /** Failures by call, each used once in turn. */
  readonly failures: Map<string, RequestFailure[]>;
  /** Changes arrive although their answers are lost. */
  arrivesAnyway: boolean;
  readonly calls: string[];
}

export const buildCoupon = (change: Partial<Coupon> = {}): Coupon => ({
  code: "STORM15",
  title: "Storm week",
  description: "Off the next order.",
  worth: { kind: "percent", percent: 15 },
  game: null,
  state: "held",
  endsAt: null,
  redeemedAt: instantIn(0),
  usedAt: null,
  ...change,
});

export const buildReward = (change: Partial<Reward> = {}): Reward => ({
  id: "collector",
  title: "Collector",
  description: "Own three games.",
  media: buildMedia(),
  state: "claimable",
  progress: { current: 3, goal: 3 },
  endsAt: null,
  claimedAt: null,
  prize: "A tenth off",
  ...change,
});

export function createChest(change: Partial<Chest> = {}): Chest {
  return {
    coupons: [],
    redeemable: new Map(),
    rewards: [],
    game: { roundsLeft: 3, roundsADay: 3, resetsAt: instantIn(DAY_MS / 2) },
    prizes: [],
    failures: new Map(),
    arrivesAnyway: false,
    calls: [],
    ...change,
  };
}

/** Ports whose rewards answer from `chest`; `stored` is the device's storage. */
export function createChestPorts(chest: Chest, stored = new Map<string, string>()): Ports {
  const answer = <Value>(name: string, act: () => Result<Value>): Promise<Result<Value>> => {
    chest.calls.push(name);
    const failure = chest.failures.get(name)?.shift();
    const acted = failure === undefined || chest.arrivesAnyway ? act() : null;
    return Promise.resolve(failure === undefined && acted !== null ? acted : fail(failure ?? refusal(500)));
  };
  return {
    ...createFakePorts(createPublisher(), stored),
    rewards: {
      listCoupons: () => answer("listCoupons", () => succeed([...chest.coupons])),
      redeemCoupon: (code, key) =>
        answer(`redeemCoupon ${key}`, () => {
          const coupon = chest.redeemable.get(code.trim().toUpperCase());
          if (coupon === undefined) return fail(refusal(403, { reason: "invalid" }));
          chest.coupons.unshift(coupon);
          return succeed(coupon);
        }),
      listRewards: () => answer("listRewards", () => succeed([...chest.rewards])),
      claimReward: (id, key) =>
        answer(`claimReward ${key}`, () => {
          chest.rewards = chest.rewards.map((one) => (one.id === id ? { ...one, state: "claimed" } : one));
          return succeed(chest.rewards.find((one) => one.id === id) ?? buildReward());
        }),
      getMiniGame: () => answer("getMiniGame", () => succeed(chest.game)),
      playMiniGame: (key) =>
        answer(`playMiniGame ${key}`, (): Result<MiniGameRound> => {
          chest.game = { ...chest.game, roundsLeft: chest.game.roundsLeft - 1 };
          return succeed({ ...chest.game, prize: chest.prizes.shift() ?? null, others: ["Moonrise", null] });
        }),
    },
  };
}
