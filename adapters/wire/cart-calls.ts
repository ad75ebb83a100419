import type { Call } from "./call.ts";
import * as cart from "./cart.ts";
import { goodsIdSchema } from "./goods.ts";

const item = { id: goodsIdSchema };

export const getCart = {
  method: "GET",
  path: "/api/store/cart",
  service: "store",
  summary: "The player's cart at the prices of now, and what has changed since it was last seen",
  access: "player",
  answer: cart.cartAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const addToCart = {
  method: "POST",
  path: "/api/store/cart/items",
  service: "store",
  summary: "Puts goods into the cart, 50 lines at most",
  access: "player",
  body: cart.cartItemBodySchema,
  answer: cart.cartAnswerSchema,
  errors: [401, 403, 404, 409],
} as const satisfies Call;

export const changeCartQuantity = {
  method: "PATCH",
  path: "/api/store/cart/items/{id}",
  service: "store",
  summary: "Changes how many of its goods a line of the cart holds",
  access: "player",
  parameters: item,
  body: cart.cartQuantityBodySchema,
  answer: cart.cartAnswerSchema,
  errors: [401, 404],
} as const satisfies Call;

export const removeFromCart = {
  method: "DELETE",
  path: "/api/store/cart/items/{id}",
  service: "store",
  summary: "Takes a line out of the cart",
  access: "player",
  parameters: item,
  answer: cart.cartAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const mergeCart = {
  method: "POST",
  path: "/api/store/cart/merge",
  service: "store",
  summary: "Adds a guest's cart to the player's own, the greater quantity of each",
  access: "player",
  body: cart.seenCartBodySchema,
  answer: cart.cartMergeAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const validateCart = {
  method: "POST",
  path: "/api/store/cart/validate",
  service: "store",
  summary:
    "Prices a cart again: the lines given for a guest; the own cart for a player, who has seen it so from then on",
  access: "anyone",
  body: cart.seenCartBodySchema,
  answer: cart.cartAnswerSchema,
} as const satisfies Call;
