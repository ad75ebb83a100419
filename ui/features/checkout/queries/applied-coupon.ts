import * as v from "valibot";
import type { SharedStorage } from "#core/ports/device.ts";
import { type StoredValue, storedValue } from "#core/storage/stored-value.ts";

const CODE = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));

/** Code of the coupon that a player has applied to the cart, or the guest of the device: `null`. */
export const appliedCoupon = (userId: string | null): StoredValue<string | null> =>
  storedValue<string | null>(userId === null ? "guest-coupon" : `coupon:${userId}`, CODE, null);

/** Reads that code. What was typed as a guest becomes the player's at login, like the cart. */
export async function readAppliedCoupon(storage: SharedStorage, userId: string | null): Promise<string | null> {
  const typed = await appliedCoupon(null).readShared(storage);
  if (userId === null) return typed;
  if (typed === null) return await appliedCoupon(userId).readShared(storage);
  await appliedCoupon(userId).changeShared(storage, () => typed);
  await appliedCoupon(null).changeShared(storage, () => null);
  return typed;
}
