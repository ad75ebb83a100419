/** One part of a bundle with its single price, in minor units of the bundle's currency. */
export interface BundlePart {
  readonly goodsId: string;
  readonly amount: number;
  readonly quantity: number;
  readonly owned: boolean;
}

export interface BundlePrice {
  /** Sum of the single prices of all parts. */
  readonly partsAmount: number;
  /** Deduction for owned parts. */
  readonly ownedAmount: number;
  /** Amount to pay, never below 0. */
  readonly amount: number;
  /** Saving compared with buying the missing parts one by one, never below 0. */
  readonly savedAmount: number;
  /** Nothing is missing any more. */
  readonly isComplete: boolean;
}

/**
 * Price of a bundle: shows the sum of its parts and deducts owned parts by their share of the bundle's own price.
 * Shares are rounded so that the shown deduction never exceeds the one at checkout.
 */
export function bundlePriceOf(bundleAmount: number, parts: readonly BundlePart[]): BundlePrice {
  const partsAmount = sumOf(parts);
  const missingAmount = sumOf(parts.filter((part) => !part.owned));
  const isComplete = parts.length > 0 && parts.every((part) => part.owned);
  const amount = amountToPay(bundleAmount, missingAmount, partsAmount, isComplete);
  return {
    partsAmount,
    ownedAmount: bundleAmount - amount,
    amount,
    savedAmount: Math.max(0, missingAmount - amount),
    isComplete,
  };
}

function amountToPay(bundleAmount: number, missingAmount: number, partsAmount: number, isComplete: boolean): number {
  if (isComplete) return 0;
  if (partsAmount === 0) return bundleAmount;
  return Math.ceil((bundleAmount * missingAmount) / partsAmount);
}

function sumOf(parts: readonly BundlePart[]): number {
  return parts.reduce((sum, part) => sum + part.amount * part.quantity, 0);
}
