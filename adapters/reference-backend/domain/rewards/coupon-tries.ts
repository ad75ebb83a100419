import { createHash } from "node:crypto";
import { and, eq, lte } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { couponRedemptions, coupons, couponTries } from "#adapters/reference-backend/database/schema/index.ts";
import { COUPON_TRIES_WINDOW_MS, MAX_COUPON_TRIES } from "#core/engagement/constants.ts";
import { normalizeCoupon } from "#core/engagement/normalize-coupon.ts";
import { lockAccount } from "../commerce/lock-account.ts";

const COUNTED = Symbol("counted");

/** A code that was tried for an account. Only `tryCoupon` makes one, so that no call can use a code without counting it. */
export interface TriedCoupon {
  /** As the player typed it. */
  readonly typed: string;
  /** As codes are compared. */
  readonly code: string;
  /** Refusal that precedes all other checks; `null` if the code exists. */
  readonly refusal: "invalid" | "too_many_tries" | null;
  readonly [COUNTED]: true;
}

export interface CouponTry {
  readonly typed: string;
  readonly accountId: string;
  readonly now: Date;
}

/**
 * Tries a code for an account; every call that takes a code uses it. A code that does not exist, or that is only given as a
 * prize, takes one of the account's tries, the same code once. With no tries left every code is refused, also one that exists,
 * except those the account holds already. It commits in a transaction of its own, since a refusal rolls back the transaction of the call; the
 * account is locked, so that parallel tries are counted one after another in all processes.
 */
export async function tryCoupon(queries: Queries, { typed, accountId, now }: CouponTry): Promise<TriedCoupon> {
  const code = normalizeCoupon(typed);
  const refusal = await queries.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    const state = await stateOf(transaction, code, accountId);
    if (state === "held") return null;
    const isOver = lte(couponTries.triedAt, new Date(now.getTime() - COUPON_TRIES_WINDOW_MS));
    await transaction.delete(couponTries).where(and(eq(couponTries.accountId, accountId), isOver));
    const tries = await transaction.$count(couponTries, eq(couponTries.accountId, accountId));
    if (tries >= MAX_COUPON_TRIES) return "too_many_tries";
    if (state === "exists") return null;
    const codeHash = createHash("sha256").update(code).digest();
    await transaction.insert(couponTries).values({ accountId, codeHash, triedAt: now }).onConflictDoNothing();
    return "invalid";
  });
  return { typed, code, refusal, [COUNTED]: true };
}

async function stateOf(transaction: Queries, code: string, accountId: string): Promise<"held" | "exists" | "unknown"> {
  if (code.includes("\0") || !code.isWellFormed()) return "unknown";
  const [coupon] = await transaction
    .select({ isGiven: coupons.given, holder: couponRedemptions.accountId })
    .from(coupons)
    .leftJoin(
      couponRedemptions,
      and(eq(couponRedemptions.code, coupons.code), eq(couponRedemptions.accountId, accountId)),
    )
    .where(eq(coupons.code, code));
  if (coupon === undefined) return "unknown";
  if (coupon.holder !== null) return "held";
  return coupon.isGiven ? "unknown" : "exists";
}
