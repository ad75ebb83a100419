import { type RawSearch, textOf } from "#ui/context/raw-search.ts";

/** Most characters of a code in an address. */
const MAX_CODE_LENGTH = 64;

/** Search of `/coupon`. */
export interface CouponSearch {
  /** The code that the form starts with. */
  readonly code?: string | undefined;
}

/** Reads the search of an address; what cannot be read is left out. */
export function parseCouponSearch(raw: RawSearch): CouponSearch {
  return { code: textOf(raw.code)?.slice(0, MAX_CODE_LENGTH) || undefined };
}
