import * as v from "valibot";
import type { Call } from "./call.ts";
import * as rewards from "./rewards.ts";

export const listCoupons = {
  method: "GET",
  path: "/api/store/coupons",
  service: "store",
  summary: "Coupons the player holds, those that can be used first",
  access: "player",
  answer: rewards.couponListAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const redeemCoupon = {
  method: "POST",
  path: "/api/store/coupons/redeem",
  service: "store",
  summary: "Redeems a code; 403 with `details.reason` for each refusal, 429 after too many codes that do not exist",
  access: "player",
  body: rewards.couponBodySchema,
  answer: rewards.couponSchema,
  errors: [401, 403, 409],
} as const satisfies Call;

export const listRewards = {
  method: "GET",
  path: "/api/store/rewards",
  service: "store",
  summary: "Rewards with the player's own progress; locked for guests",
  access: "anyone",
  answer: rewards.rewardListAnswerSchema,
} as const satisfies Call;

export const claimReward = {
  method: "POST",
  path: "/api/store/rewards/{rewardId}/claim",
  service: "store",
  summary: "Claims a reward; claiming what is claimed answers the same. 403 `locked` or `expired`",
  access: "player",
  parameters: { rewardId: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)) },
  answer: rewards.rewardSchema,
  errors: [401, 403, 404],
} as const satisfies Call;

export const getMiniGame = {
  method: "GET",
  path: "/mini-game/api/state",
  base: "miniGame",
  service: "store",
  summary: "Rounds of the mini game that are left today",
  access: "player",
  answer: rewards.miniGameSchema,
  errors: [401],
} as const satisfies Call;

export const playMiniGame = {
  method: "POST",
  path: "/mini-game/api/rounds",
  base: "miniGame",
  service: "store",
  summary: "Plays a round: the server decides what is won. 403 `no_rounds_left`",
  access: "player",
  answer: rewards.miniGameRoundSchema,
  errors: [401, 403, 409],
} as const satisfies Call;
