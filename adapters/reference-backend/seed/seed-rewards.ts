import type { SeedContent } from "../content/content-types.ts";
import type { Queries } from "../database/database.ts";
import { upsertInBatches } from "../database/insert-in-batches.ts";
import { coupons, rewards } from "../database/schema/index.ts";
import { instantAfter } from "./game-rows.ts";

/** Upserts coupons and rewards, because players' rows refer to them. */
export async function seedRewards(queries: Queries, content: SeedContent, firstStart: Date): Promise<void> {
  const gameCodes = new Set(content.games.map((game) => game.gameCode));
  const goodsIds = new Set(content.goods.map((item) => item.goodsId));
  const offered = content.coupons.filter(
    ({ gameCode, benefit }) =>
      (gameCode === undefined || gameCodes.has(gameCode)) &&
      (benefit.kind !== "goods" || goodsIds.has(benefit.goodsId)),
  );
  await upsertInBatches(
    queries,
    coupons,
    [coupons.code],
    offered.map((coupon) => ({
      code: coupon.code,
      benefit: coupon.benefit,
      gameCode: coupon.gameCode ?? null,
      countries: coupon.countries === undefined ? null : [...coupon.countries],
      startsAt: instantAfter(firstStart, coupon.startsOffsetHours) ?? firstStart,
      endsAt: instantAfter(firstStart, coupon.endsOffsetHours),
      maxRedemptions: coupon.maxRedemptions ?? null,
      given: coupon.given ?? false,
      texts: coupon.texts,
    })),
  );
  const codes = new Set(offered.map((coupon) => coupon.code));
  const given = content.rewards.filter((reward) => gameCodes.has(reward.gameCode) && codes.has(reward.couponCode));
  await upsertInBatches(
    queries,
    rewards,
    [rewards.id],
    given.map((reward, position) => ({
      id: reward.id,
      position,
      condition: reward.condition,
      couponCode: reward.couponCode,
      artCode: reward.gameCode,
      startsAt: instantAfter(firstStart, reward.startsOffsetHours) ?? firstStart,
      endsAt: instantAfter(firstStart, reward.endsOffsetHours),
      texts: reward.texts,
    })),
  );
}
