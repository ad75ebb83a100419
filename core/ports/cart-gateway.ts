import type { Cart } from "../commerce/cart.ts";
import type { CartNotice } from "../commerce/merge-cart.ts";
import type { Result } from "../failures/request-failure.ts";
import type { CallOptions } from "./catalogue-gateway.ts";

/** A cart line as the player has seen it. */
export interface SeenCartLine {
  readonly goodsId: string;
  readonly quantity: number;
  /** Seen unit price, in minor units. */
  readonly amount: number;
  readonly currency: string;
}

/** `gone`: the goods are not known any more. */
export type CartMergeNotice = CartNotice | { readonly goodsId: string; readonly reason: "gone" };

/**
 * The cart of a player: up to 50 lines, priced by the server. Each change resolves to the changed cart. Never throws.
 */
export interface CartGateway {
  /** `GET /api/store/cart`; 401 for guests. */
  get(options?: CallOptions): Promise<Result<Cart>>;
  /**
   * `POST /api/store/cart/items`: adds goods to the present quantity. The same `idempotencyKey` adds them once. 400
   * with the reason `cart_full` or `quantity_bounded` in its details, 403 with the reason why they cannot be bought.
   */
  add(goodsId: string, quantity: number, idempotencyKey: string): Promise<Result<Cart>>;
  /** `PATCH /api/store/cart/items/{id}`: 400 with the reason `quantity_bounded`, 404 if the goods are not in the cart. */
  changeQuantity(goodsId: string, quantity: number): Promise<Result<Cart>>;
  /** `DELETE /api/store/cart/items/{id}`; no failure if they are not in it. */
  remove(goodsId: string): Promise<Result<Cart>>;
  /** `POST /api/store/cart/merge`: a guest's cart into the player's own; merging again adds nothing. */
  merge(
    lines: readonly SeenCartLine[],
  ): Promise<Result<{ readonly cart: Cart; readonly notices: readonly CartMergeNotice[] }>>;
  /**
   * `POST /api/store/cart/validate`: prices a cart again and returns the changes since `seen`. For guests the cart
   * consists of the given lines; for players it is the stored cart, whose present state then counts as seen.
   */
  validate(seen: readonly SeenCartLine[], options?: CallOptions): Promise<Result<Cart>>;
}
