/** One part of a bundle with what it costs alone, in minor units of the bundle's currency. */
export interface BundlePart {
  readonly goodsId: string;
  readonly amount: number;
  readonly quantity: number;
  readonly owned: boolean;
}

export interface BundlePrice {
  /** What all parts cost one by one. */
  readonly partsAmount: number;
  /** What the owned parts take off. */
  readonly ownedAmount: number;
  /** What is to be paid, never below 0. */
  readonly amount: number;
  /** What the bundle saves against buying the missing parts one by one, never below 0. */
  readonly savedAmount: number;
  /** Nothing is missing any more. */
  readonly isComplete: boolean;
}

/**
 * Price of a bundle: shows the sum of its parts and deducts what is owned, each owned part by its share of the bundle's
 * own price. Shares are rounded up, so that a deduction never promises more than is taken off at the counter.
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
