import type { Goods } from "../catalogue/goods.ts";
import type { CartChange } from "./cart-changes.ts";
import type { CartLineRefusal } from "./cart-refusals.ts";

/** A line of a cart as the server prices it now; amounts are minor units of the currency of its goods. */
export interface CartItem {
  readonly goods: Goods;
  readonly quantity: number;
  /** What one of them costs now; what the player owns of a bundle is taken off. */
  readonly unitAmount: number;
  /** What the owned parts of a bundle take off one of them. */
  readonly ownedAmount: number;
  /** Why it cannot be bought now; `null` if it can. Such a line stays in the cart and is no part of the total. */
  readonly refusal: CartLineRefusal | null;
}

/** A change since the player has last seen the cart, with the name of what it concerns. */
export type ToldCartChange = CartChange & {
  /** Empty where nobody knows it any more. */
  readonly title: string;
  /** Of `from` and `to` where they are amounts; empty where goods are gone. */
  readonly currency: string;
};

/** What a player means to buy, in the order it was put in. */
export interface Cart {
  readonly lines: readonly CartItem[];
  /** Told until the player has taken note of them. */
  readonly changes: readonly ToldCartChange[];
}
