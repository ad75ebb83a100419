import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import type { Cart, CartItem } from "#core/commerce/cart.ts";
import { type Outbox, outboxOf } from "#core/outbox/outbox.ts";
import type { CartMergeNotice, SeenCartLine } from "#core/ports/cart-gateway.ts";
import { createGuestList } from "#ui/data/guest-list.ts";
import { unwrapList } from "#ui/data/partial-lists.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";

/** Topic by which tabs notify each other that the cart has changed. */
export const CART_TOPIC = "cart";

/** A line of a guest's cart: what it was called and cost when the guest last saw it. */
export interface GuestCartLine extends SeenCartLine {
  readonly title: string;
}

/** A cart as pages show it. */
export interface ShownCart extends Cart {
  /** Entries of a guest's cart that could not be merged into the player's cart at login. */
  readonly notices: readonly (CartMergeNotice & { readonly title: string })[];
}

const ID = /^[a-z0-9-]{1,64}$/;
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const guestCart = createGuestList<GuestCartLine>("guest-cart", {
  isSame: (one, other) => one.goodsId === other.goodsId,
  item: v.object({
    goodsId: v.pipe(v.string(), v.regex(ID)),
    quantity: v.pipe(amount, v.minValue(1)),
    amount,
    currency: v.string(),
    title: v.string(),
  }),
});

/** Lines of a cart as the player sees them now: what the server compares with when it prices the cart again. */
export function seenLinesOf({ lines }: Pick<Cart, "lines">): readonly GuestCartLine[] {
  return lines.map(({ goods, quantity, unitAmount }) => ({
    goodsId: goods.goodsId,
    quantity,
    amount: unitAmount,
    currency: goods.price.currency,
    title: goods.title,
  }));
}

const EMPTY: ShownCart = { lines: [], changes: [], notices: [] };

/** A guest's cart from the device, priced by the server; a player's own, which that of the device joins at login. */
export function cartQuery(scope: QueryScope) {
  const { cart, sharedStorage } = scope.ports;
  const userId = scope.visit.get().user?.userId ?? null;
  return queryOptions({
    queryKey: ["cart", ...personalKey(scope)] as const,
    queryFn: async (context): Promise<ShownCart> => {
      const { signal } = context;
      if (userId === null) {
        const lines = await guestCart.read(sharedStorage);
        if (lines.length === 0) return EMPTY;
        return { ...withTitles(unwrapList(await cart.validate(lines, { signal }), context), lines), notices: [] };
      }
      const waiting = await guestCart.handOver(sharedStorage, userId);
      if (waiting.length === 0) {
        const held = unwrapList(await cart.get({ signal }), context);
        const writes = outboxOf((await scope.ports.outbox.list()) || [], userId);
        return { ...held, lines: withWaiting(held.lines, writes), notices: [] };
      }
      const merged = unwrapList(await cart.merge(waiting), context);
      await guestCart.clear(sharedStorage, userId);
      const titles = titlesOf(waiting);
      return {
        ...merged.cart,
        notices: merged.notices.map((notice) => ({ ...notice, title: titles.get(notice.goodsId) ?? "" })),
      };
    },
  });
}

/** Lines as they will be once the quantities that wait have been set. */
function withWaiting(lines: readonly CartItem[], waiting: Outbox): readonly CartItem[] {
  return waiting.reduce((held, { write, conflict }) => {
    if (write.kind !== "quantity" || conflict !== null) return held;
    const { goodsId, quantity } = write;
    return held
      .map((line) => (line.goods.goodsId === goodsId ? { ...line, quantity } : line))
      .filter((line) => line.quantity > 0);
  }, lines);
}

const titlesOf = (lines: readonly GuestCartLine[]) => new Map(lines.map(({ goodsId, title }) => [goodsId, title]));

/** The server does not know what goods that are gone were called; the device does. */
function withTitles(cart: Cart, lines: readonly GuestCartLine[]): Cart {
  const titles = titlesOf(lines);
  return {
    ...cart,
    changes: cart.changes.map((change) =>
      change.title === "" ? { ...change, title: titles.get(change.goodsId) ?? "" } : change,
    ),
  };
}
