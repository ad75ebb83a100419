import { expect, test } from "vitest";
import { MINI_GAME_CARDS } from "#core/engagement/mini-game-frame.ts";
import { expectValue } from "#tests/support/expect-value.ts";
import type { GatewayWorld } from "./gateway-world.ts";

/** Contract of every `RewardGateway`, run against a publisher with the content of the reference backend. */
export function describeRewardGateway(world: () => GatewayWorld): void {
  test("a code is redeemed once, and is in the player's hands from then on", async () => {
    const { rewards } = await world().openAsPlayer();

    const coupon = expectValue(await rewards.redeemCoupon(" violet-5 ", "first"));
    expect(coupon).toMatchObject({ code: "VIOLET5", state: "held", worth: { kind: "amount" }, game: null });
    expect(await rewards.redeemCoupon(" violet-5 ", "first")).toEqual({ ok: true, value: coupon });
    expect(expectValue(await rewards.listCoupons())).toContainEqual(coupon);
    expect(await rewards.redeemCoupon("VIOLET5", "second")).toMatchObject({
      failure: { kind: "status", status: 403, details: { reason: "used_by_you" } },
    });
  });

  test("the mini game has so many rounds a day", async () => {
    const { rewards } = await world().openAsPlayer();

    const { roundsLeft, roundsADay } = expectValue(await rewards.getMiniGame());
    expect(roundsLeft).toBe(roundsADay);
    for (let round = 1; round <= roundsADay; round += 1) {
      const played = expectValue(await rewards.playMiniGame(`round-${round}`));
      expect(played.roundsLeft).toBe(roundsADay - round);
      expect(played.others).toHaveLength(MINI_GAME_CARDS - 1);
    }
    expect(await rewards.playMiniGame("one-more")).toMatchObject({
      failure: { status: 403, details: { reason: "no_rounds_left" } },
    });
  });
}
