import type { Goods } from "../catalogue/goods.ts";
import { MAX_CART_LINES, MAX_CART_QUANTITY } from "./constants.ts";

export interface CartLine {
  readonly goodsId: string;
  readonly quantity: number;
  /** Most of these goods in one cart. */
  readonly maxQuantity: number;
}

/** A line that could not be merged unchanged; always shown to the player. */
export interface CartNotice {
  readonly goodsId: string;
  readonly reason: "cart_full" | "quantity_bounded";
}

export interface MergedCart {
  readonly lines: readonly CartLine[];
  readonly notices: readonly CartNotice[];
}

/** Most of some goods in one cart: as many as a request may contain if the goods do not say it. */
export const maxQuantityOf = ({ maxQuantity }: Pick<Goods, "maxQuantity">): number =>
  Math.min(maxQuantity ?? MAX_CART_QUANTITY, MAX_CART_QUANTITY);

/**
 * A guest's cart and the player's own, merged at login: the union, in the order of the player's cart first. Goods in both
 * take the greater quantity, so that merging again after an answer was lost adds nothing. The server's bounds hold.
 */
export function mergeCart(own: readonly CartLine[], guest: readonly CartLine[]): MergedCart {
  const merged = new Map<string, CartLine>();
  for (const line of [...own, ...guest]) {
    const known = merged.get(line.goodsId);
    merged.set(
      line.goodsId,
      known === undefined ? line : { ...known, quantity: Math.max(known.quantity, line.quantity) },
    );
  }
  const wanted = [...merged.values()].filter((line) => line.quantity > 0);
  const lines = wanted.slice(0, MAX_CART_LINES).map(boundQuantity);
  const bounded = lines.filter((line, index) => line.quantity !== wanted[index]?.quantity);
  return {
    lines,
    notices: [
      ...bounded.map(({ goodsId }) => ({ goodsId, reason: "quantity_bounded" as const })),
      ...wanted.slice(MAX_CART_LINES).map(({ goodsId }) => ({ goodsId, reason: "cart_full" as const })),
    ],
  };
}

function boundQuantity(line: CartLine): CartLine {
  const quantity = Math.min(line.quantity, Math.max(1, line.maxQuantity));
  return { ...line, quantity };
}
