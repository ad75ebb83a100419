import type { Goods } from "../catalogue/goods.ts";
import type { CartChange } from "./cart-changes.ts";
import type { CartLineRefusal } from "./cart-refusals.ts";

/** A line of a cart as the server prices it now; amounts are minor units of the currency of its goods. */
export interface CartItem {
  readonly goods: Goods;
  readonly quantity: number;
  /** Present unit price, minus the owned parts of a bundle. */
  readonly unitAmount: number;
  /** Deduction per unit for owned parts of a bundle. */
  readonly ownedAmount: number;
  /** Why it cannot be bought now; `null` if it can. Such a line stays in the cart and is no part of the total. */
  readonly refusal: CartLineRefusal | null;
  /** Address of the sigil of its game; absent without one. */
  readonly sigil?: string;
}

/** Change since the player last saw the cart, with the name of its goods. */
export type ReportedCartChange = CartChange & {
  /** Empty if the goods are no longer known. */
  readonly title: string;
  /** Currency of `from` and `to` if they are amounts; empty if the goods are gone. */
  readonly currency: string;
};

/** Cart of a player, in the order of adding. */
export interface Cart {
  readonly lines: readonly CartItem[];
  /** Shown until the player has acknowledged them. */
  readonly changes: readonly ReportedCartChange[];
}
