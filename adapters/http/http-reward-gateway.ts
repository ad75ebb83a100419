import type { InferOutput } from "valibot";
import type { Coupon, MiniGame, Reward } from "#core/engagement/reward.ts";
import type { RewardGateway } from "#core/ports/reward-gateway.ts";
import * as calls from "../wire/reward-calls.ts";
import type { couponSchema, miniGameSchema, rewardSchema } from "../wire/rewards.ts";
import type { HttpClient } from "./http-client.ts";
import { mapResult } from "./map-result.ts";
import { createStaticResolver, resolveMedia } from "./static-addresses.ts";

/** Coupons, rewards and the mini game over HTTP. `wstaticDomain` is where pictures are; empty for the page's own origin. */
export function createHttpRewardGateway(client: HttpClient, wstaticDomain: string): RewardGateway {
  const resolve = createStaticResolver(wstaticDomain);
  const readReward = (wire: InferOutput<typeof rewardSchema>): Reward => ({
    id: wire.id,
    title: wire.title,
    description: wire.description,
    media: resolveMedia(wire.media, resolve),
    state: wire.state,
    progress: wire.progress,
    endsAt: wire.ends_at,
    claimedAt: wire.claimed_at,
    prize: wire.prize,
  });
  return {
    listCoupons: async (options) =>
      mapResult(await client.send(calls.listCoupons, {}, options), ({ coupons }) => coupons.map(readCoupon)),
    redeemCoupon: async (code, idempotencyKey) =>
      mapResult(await client.send(calls.redeemCoupon, { body: { code }, idempotencyKey }), readCoupon),
    listRewards: async (options) =>
      mapResult(await client.send(calls.listRewards, {}, options), ({ rewards }) => rewards.map(readReward)),
    claimReward: async (rewardId, idempotencyKey) =>
      mapResult(await client.send(calls.claimReward, { parameters: { rewardId }, idempotencyKey }), readReward),
    getMiniGame: async (options) => mapResult(await client.send(calls.getMiniGame, {}, options), readMiniGame),
    playMiniGame: async (idempotencyKey) =>
      mapResult(await client.send(calls.playMiniGame, { idempotencyKey }), ({ prize, others = [], ...state }) => ({
        ...readMiniGame(state),
        prize: prize === null ? null : readCoupon(prize),
        others: others.map((title) => title || null),
      })),
  };
}

function readCoupon(wire: InferOutput<typeof couponSchema>): Coupon {
  const { worth, game } = wire;
  return {
    code: wire.code,
    title: wire.title,
    description: wire.description,
    worth: worth?.kind === "goods" ? { kind: "goods", goodsId: worth.goods_id } : worth,
    game: game === null ? null : { gameCode: game.game_code, title: game.title },
    state: wire.state,
    endsAt: wire.ends_at,
    redeemedAt: wire.redeemed_at,
    usedAt: wire.used_at,
  };
}

function readMiniGame(wire: InferOutput<typeof miniGameSchema>): MiniGame {
  return { roundsLeft: wire.rounds_left, roundsADay: wire.rounds_a_day, resetsAt: wire.resets_at };
}
