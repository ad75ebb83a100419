/** A line of the cart as the player last saw it, or as the server prices it now; amounts in minor units. */
export interface PricedLine {
  readonly goodsId: string;
  readonly quantity: number;
  readonly amount: number;
}

/** Change of the cart since the player last saw it; each is shown. */
export type CartChange =
  | { readonly kind: "removed"; readonly goodsId: string }
  | { readonly kind: "dearer"; readonly goodsId: string; readonly from: number; readonly to: number }
  | { readonly kind: "cheaper"; readonly goodsId: string; readonly from: number; readonly to: number }
  | { readonly kind: "quantity"; readonly goodsId: string; readonly from: number; readonly to: number };

/**
 * Differences between the cart that the player saw and the one that the server has priced; the server's values count.
 */
export function cartChangesOf(seen: readonly PricedLine[], priced: readonly PricedLine[]): readonly CartChange[] {
  const now = new Map(priced.map((line) => [line.goodsId, line]));
  return seen.flatMap((line) => changesOf(line, now.get(line.goodsId)));
}

function changesOf(seen: PricedLine, now: PricedLine | undefined): readonly CartChange[] {
  const { goodsId } = seen;
  if (now === undefined) return [{ kind: "removed", goodsId }];
  const changes: CartChange[] = [];
  if (now.amount !== seen.amount) {
    changes.push({ kind: now.amount > seen.amount ? "dearer" : "cheaper", goodsId, from: seen.amount, to: now.amount });
  }
  if (now.quantity !== seen.quantity) {
    changes.push({ kind: "quantity", goodsId, from: seen.quantity, to: now.quantity });
  }
  return changes;
}
