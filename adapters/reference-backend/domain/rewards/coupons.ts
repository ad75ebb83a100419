import { and, count, eq } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { couponRedemptions, coupons } from "#adapters/reference-backend/database/schema/index.ts";
import {
  type CouponClaim,
  type CouponLine,
  type CouponTerms,
  couponDiscountOf,
  couponRefusalOfClaim,
} from "#core/engagement/coupon.policy.ts";
import type { CouponRefusal } from "#core/engagement/normalize-coupon.ts";
import { type ClosedGames, closedGoodsIds } from "../catalogue/closed-games.ts";
import { ownedGoodsIds, ownsGame } from "../catalogue/ownership.ts";
import { requireGame } from "../catalogue/require-game.ts";
import type { Player } from "../session/sessions.ts";
import type { TriedCoupon } from "./coupon-tries.ts";

type CouponRow = typeof coupons.$inferSelect;

/** Result of a coupon: its discount in minor units of the currency, or why it does not apply. */
export type CouponAnswer =
  | { readonly ok: true; readonly code: string; readonly discount: number }
  | { readonly ok: false; readonly refusal: CouponRefusal };

export interface CouponPurchase {
  readonly coupon: TriedCoupon;
  readonly player: Player;
  readonly country: string;
  readonly currency: string;
  /** Lines of the purchase with their amounts before the coupon. */
  readonly goods: readonly CouponLine[];
  readonly now: Date;
}

/**
 * Discount of a coupon for a purchase. Locks the coupon until the transaction ends, so that only one of two
 * simultaneous orders uses it; the order then stores it with `spendCoupon`.
 */
export async function couponFor(transaction: Queries, purchase: CouponPurchase): Promise<CouponAnswer> {
  const { player, country, currency, goods, now } = purchase;
  const { refusal } = purchase.coupon;
  if (refusal !== null) return { ok: false, refusal };
  const coupon = await lockCoupon(transaction, purchase.coupon);
  if (coupon === null) return { ok: false, refusal: "invalid" };
  const claim = await claimOf(transaction, coupon, { player, country, now });
  if (coupon.given && claim.hold === "none") return { ok: false, refusal: "invalid" };
  const answer = couponDiscountOf(termsOf(coupon), claim, { currency, lines: goods });
  return answer.ok ? { ok: true, code: coupon.code, discount: answer.discount } : answer;
}

/** Puts a coupon into an order; one the player did not hold yet becomes theirs by that. `code` is of `couponFor`. */
export async function spendCoupon(
  transaction: Queries,
  { code, accountId, orderKey, now }: { code: string; accountId: string; orderKey: string; now: Date },
): Promise<void> {
  await transaction
    .insert(couponRedemptions)
    .values({ code, accountId, redeemedAt: now, usedAt: now, orderKey })
    .onConflictDoUpdate({
      target: [couponRedemptions.accountId, couponRedemptions.code],
      set: { usedAt: now, orderKey },
    });
}

/** Gives the player the coupon back that an order used, because the order has failed, was cancelled or refunded. */
export async function giveCouponBack(transaction: Queries, orderKey: string): Promise<void> {
  await transaction
    .update(couponRedemptions)
    .set({ usedAt: null, orderKey: null })
    .where(eq(couponRedemptions.orderKey, orderKey));
}

/** Why a player cannot redeem a coupon, with the coupon if they can; it is locked until the transaction ends. */
export async function redeemableCoupon(
  transaction: Queries,
  input: {
    readonly coupon: TriedCoupon;
    readonly player: Player;
    readonly country: string;
    readonly closedGames: ClosedGames;
    readonly now: Date;
  },
): Promise<
  { readonly ok: true; readonly coupon: CouponRow } | { readonly ok: false; readonly refusal: CouponRefusal }
> {
  if (input.coupon.refusal !== null) return { ok: false, refusal: input.coupon.refusal };
  const coupon = await lockCoupon(transaction, input.coupon);
  if (coupon === null) return { ok: false, refusal: "invalid" };
  const { benefit, gameCode } = coupon;
  // Of a game that the player has no access to, there are no coupons either.
  if (await isOfClosedGame(transaction, coupon, input.closedGames)) return { ok: false, refusal: "invalid" };
  const claim = await claimOf(transaction, coupon, input);
  if (coupon.given && claim.hold === "none") return { ok: false, refusal: "invalid" };
  const ownsGameOfGoods =
    benefit.kind !== "goods" ||
    gameCode === null ||
    (await ownsGame(transaction, input.player, await requireGame(transaction, gameCode), input.now));
  const refusal = couponRefusalOfClaim(termsOf(coupon), { ...claim, ownsGame: ownsGameOfGoods });
  return refusal === null ? { ok: true, coupon } : { ok: false, refusal };
}

/** Whether a coupon counts for a closed game only, or gives something of one. */
export async function isOfClosedGame(
  queries: Queries,
  { benefit, gameCode }: Pick<CouponRow, "benefit" | "gameCode">,
  closedGames: ClosedGames,
): Promise<boolean> {
  if (gameCode !== null && closedGames.has(gameCode)) return true;
  return benefit.kind === "goods" && (await closedGoodsIds(queries, [benefit.goodsId], closedGames)).size > 0;
}

/** Grants a coupon to a player; does nothing if the player has it already. */
export async function giveCoupon(
  transaction: Queries,
  { code, accountId, now }: { readonly code: string; readonly accountId: string; readonly now: Date },
): Promise<void> {
  await transaction.insert(couponRedemptions).values({ code, accountId, redeemedAt: now }).onConflictDoNothing();
}

/**
 * Puts a prize into a player's hands; one they have used before is theirs again. The code of it, `null` where there is no such
 * coupon.
 */
export async function winCoupon(
  transaction: Queries,
  { code, accountId, now }: { readonly code: string; readonly accountId: string; readonly now: Date },
): Promise<string | null> {
  const [coupon] = await transaction.select({ code: coupons.code }).from(coupons).where(eq(coupons.code, code));
  if (coupon === undefined) return null;
  await transaction
    .insert(couponRedemptions)
    .values({ code, accountId, redeemedAt: now })
    .onConflictDoUpdate({
      target: [couponRedemptions.accountId, couponRedemptions.code],
      set: { redeemedAt: now, usedAt: null, orderKey: null },
    });
  return code;
}

async function lockCoupon(transaction: Queries, { code }: TriedCoupon): Promise<CouponRow | null> {
  const [coupon] = await transaction.select().from(coupons).where(eq(coupons.code, code)).for("no key update");
  return coupon ?? null;
}

async function claimOf(
  transaction: Queries,
  coupon: CouponRow,
  { player, country, now }: { readonly player: Player; readonly country: string; readonly now: Date },
): Promise<Omit<CouponClaim, "ownsGame">> {
  const { code, benefit } = coupon;
  const ofCode = eq(couponRedemptions.code, code);
  const [own] = await transaction
    .select({ usedAt: couponRedemptions.usedAt })
    .from(couponRedemptions)
    .where(and(ofCode, eq(couponRedemptions.accountId, player.accountId)));
  const [all] =
    coupon.maxRedemptions === null
      ? []
      : await transaction.select({ number: count() }).from(couponRedemptions).where(ofCode);
  const owned = benefit.kind === "goods" ? await ownedGoodsIds(transaction, player, [benefit.goodsId]) : new Set();
  return {
    nowMs: now.getTime(),
    countryCode: country,
    hold: holdOf(own),
    redemptions: all?.number ?? 0,
    ownsGoods: owned.size > 0,
  };
}

function holdOf(own: { readonly usedAt: Date | null } | undefined): CouponClaim["hold"] {
  if (own === undefined) return "none";
  return own.usedAt === null ? "held" : "used";
}

function termsOf({ benefit, gameCode, countries, startsAt, endsAt, maxRedemptions }: CouponRow): CouponTerms {
  const endsAtMs = endsAt?.getTime() ?? null;
  return { benefit, gameCode, countries, startsAtMs: startsAt.getTime(), endsAtMs, maxRedemptions };
}
