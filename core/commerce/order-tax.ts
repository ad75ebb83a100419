/** What a country calls its tax on sales; `other` has no name of its own here. */
export const TAX_KINDS = ["vat", "gst", "consumption", "other"] as const;
export type TaxKind = (typeof TAX_KINDS)[number];

/** Tax in the total of a purchase, as the publisher charges it. */
export interface OrderTax {
  readonly kind: TaxKind;
  /** Percent, with up to two decimals. */
  readonly rate: number;
  /** In minor units of the currency of the purchase; a part of the total, whether or not the prices contained it. */
  readonly amount: number;
}

/**
 * Tax of `rate` percent that an amount contains, rounded to the nearest minor unit, which is a whole unit where a
 * currency has no smaller one. The rest of the amount is what the goods cost without it.
 */
export function taxWithin(amount: number, rate: number): number {
  const hundredths = Math.round(rate * 100);
  const whole = 10_000 + hundredths;
  const rest = amount % whole;
  // The parts stay exact integers, where the product with a large amount would not.
  return ((amount - rest) / whole) * hundredths + Math.floor((2 * rest * hundredths + whole) / (2 * whole));
}
