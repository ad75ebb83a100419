import type { QueryClient } from "@tanstack/react-query";
import type { Goods } from "#core/catalogue/goods.ts";
import { ownPriceOf } from "#core/catalogue/upgrade-price.ts";
import type { Cart, CartItem } from "#core/commerce/cart.ts";
import { MAX_CART_LINES } from "#core/commerce/constants.ts";
import { maxQuantityOf } from "#core/commerce/merge-cart.ts";
import { type Result, succeed } from "#core/failures/request-failure.ts";
import type { OutboxEntry } from "#core/outbox/outbox.ts";
import { limitReached } from "#ui/data/limit-reached.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { createWrite } from "#ui/data/write.ts";
import { CART_TOPIC, cartQuery, type GuestCartLine, guestCart, type ShownCart, seenLinesOf } from "./cart.ts";

/** Common parts of the writes to the cart: they run one after another, and the server's latest answer is shown. */
function cartChange(scope: QueryScope, client: QueryClient) {
  const { ports } = scope;
  const { queryKey } = cartQuery(scope);
  const cached = () => client.getQueryData(queryKey);
  const isGuest = scope.visit.get().user === null;
  return {
    ports,
    cached,
    common: {
      key: ["change-cart"],
      inOrder: true,
      changes: [{ queryKey }],
      refetchOnFailure: [queryKey],
      undo: (_: unknown, before: ShownCart | undefined) => {
        if (before !== undefined) client.setQueryData(queryKey, before);
      },
      onResult: (cart: CartAnswer) => {
        if (cart !== "waits") ports.tabs.announce(CART_TOPIC);
      },
      apply: (cart: CartAnswer) => {
        if (cart === "waits") return;
        if (cart === null) return client.invalidateQueries({ queryKey });
        return client.setQueryData(queryKey, (before) => ({ ...cart, notices: before?.notices ?? [] }));
      },
    },
    /** Shows a change before it is confirmed; returns what was shown. */
    show(change: (cart: ShownCart) => ShownCart): ShownCart | undefined {
      const before = cached();
      if (before !== undefined) client.setQueryData(queryKey, change(before));
      return before;
    },
    /** Sends a change; a guest's lines are on the device, and only their prices are requested. */
    async send(
      call: () => Promise<Result<Cart>>,
      changeOnDevice: (lines: readonly GuestCartLine[]) => readonly GuestCartLine[],
    ): Promise<Result<CartAnswer>> {
      if (!isGuest) return await call();
      await guestCart.change(ports.sharedStorage, changeOnDevice);
      return succeed(null);
    },
    /** The cart on the server if a change whose answer was lost has arrived. */
    async readBack(hasArrived: (cart: Cart) => boolean): Promise<Cart | undefined> {
      const read = await ports.cart.get();
      return read.ok && hasArrived(read.value) ? read.value : undefined;
    },
  };
}

/** `null`: the cart has to be read; `waits`: the change is queued. */
type CartAnswer = Cart | null | "waits";

const quantityOf = (cart: Cart, goodsId: string) =>
  cart.lines.find(({ goods }) => goods.goodsId === goodsId)?.quantity ?? 0;

/** A change waits behind a queued one to the same line. */
const isSameLine = ({ write, conflict }: OutboxEntry, goodsId: string): boolean =>
  conflict === null && (write.kind === "cart" || write.kind === "quantity") && write.goodsId === goodsId;

/** Puts one of the goods into the cart. */
export function addToCartMutation(scope: QueryScope, client: QueryClient) {
  const { common, ...cart } = cartChange(scope, client);
  return createWrite<CartAnswer, Goods, ShownCart | undefined>(scope, client, {
    ...common,
    attemptOf: ({ goodsId }) => goodsId,
    send: (goods, idempotencyKey) =>
      cart.send(
        () => cart.ports.cart.add(goods.goodsId, 1, idempotencyKey),
        (lines) => linesWith(lines, goods),
      ),
    readBack: ({ goodsId }) => {
      const before = cart.cached();
      const wanted = before === undefined ? 1 : quantityOf(before, goodsId) + 1;
      return () => cart.readBack((now) => quantityOf(now, goodsId) >= wanted);
    },
    offline: {
      entry: ({ goodsId, title }) => ({ write: { kind: "cart", goodsId }, title }),
      queued: "waits",
      isBehind: (queued, { goodsId }) => isSameLine(queued, goodsId),
    },
    onResult: (answer, goods) => {
      common.onResult(answer);
      // What is only on the device is shown, even if its price cannot be read now.
      if (answer === "waits" || answer === null)
        cart.show((shown) => ({ ...shown, lines: itemsWith(shown.lines, goods) }));
    },
  });
}

interface CartLine {
  readonly goodsId: string;
  /** Title of the goods. */
  readonly title: string;
}

interface CartQuantity extends CartLine {
  readonly quantity: number;
}

/** Changes how many of its goods a line holds, at once; 0 removes the line. */
export function changeCartQuantityMutation(scope: QueryScope, client: QueryClient) {
  const { common, ...cart } = cartChange(scope, client);
  return createWrite<CartAnswer, CartQuantity, ShownCart | undefined>(scope, client, {
    ...common,
    send: ({ goodsId, quantity }) =>
      cart.send(
        () => (quantity === 0 ? cart.ports.cart.remove(goodsId) : cart.ports.cart.changeQuantity(goodsId, quantity)),
        (lines) => withQuantity(lines, (line) => line.goodsId, goodsId, quantity),
      ),
    readBack:
      ({ goodsId, quantity }) =>
      () =>
        cart.readBack((now) => quantityOf(now, goodsId) === quantity),
    offline: {
      entry: ({ goodsId, title, quantity }) => ({ write: { kind: "quantity", goodsId, quantity }, title }),
      queued: "waits",
      isBehind: (queued, { goodsId }) => isSameLine(queued, goodsId),
    },
    optimistic: ({ goodsId, quantity }) =>
      cart.show((shown) => ({
        ...shown,
        lines: withQuantity(shown.lines, (line) => line.goods.goodsId, goodsId, quantity),
      })),
  });
}

function withQuantity<Line extends { readonly quantity: number }>(
  lines: readonly Line[],
  idOf: (line: Line) => string,
  goodsId: string,
  quantity: number,
): readonly Line[] {
  if (quantity === 0) return lines.filter((line) => idOf(line) !== goodsId);
  return lines.map((line) => (idOf(line) === goodsId ? { ...line, quantity } : line));
}

/** The player has dismissed the changes: the shown cart becomes the one they have seen. */
export function acknowledgeCartMutation(scope: QueryScope, client: QueryClient) {
  const { common, ...cart } = cartChange(scope, client);
  return createWrite<CartAnswer, ShownCart, ShownCart | undefined>(scope, client, {
    ...common,
    send: (shown) =>
      cart.send(
        () => cart.ports.cart.validate(seenLinesOf(shown)),
        (lines) => linesAsSeen(lines, shown, seenLinesOf(shown)),
      ),
    optimistic: () => cart.show((shown) => ({ ...shown, changes: [], notices: [] })),
  });
}

/** Lines as they were shown; what another tab has put in or counted up since then stays. */
function linesAsSeen(
  lines: readonly GuestCartLine[],
  { changes }: ShownCart,
  seen: readonly GuestCartLine[],
): readonly GuestCartLine[] {
  const isReported = (goodsId: string) => changes.some((change) => change.goodsId === goodsId);
  return lines.flatMap((line) => {
    const now = seen.find(({ goodsId }) => goodsId === line.goodsId);
    if (now === undefined) return isReported(line.goodsId) ? [] : line;
    return isReported(line.goodsId) ? now : { ...now, quantity: line.quantity };
  });
}

function linesWith(lines: readonly GuestCartLine[], goods: Goods): readonly GuestCartLine[] {
  const { goodsId, title, price } = goods;
  const most = maxQuantityOf(goods);
  const held = lines.find((line) => line.goodsId === goodsId);
  if (held === undefined) {
    if (lines.length >= MAX_CART_LINES) throw limitReached("cart_full", MAX_CART_LINES);
    return [...lines, { goodsId, title, quantity: 1, amount: price.sale, currency: price.currency }];
  }
  if (held.quantity >= most) throw limitReached("quantity_bounded", most);
  return lines.map((line) => (line === held ? { ...line, quantity: line.quantity + 1 } : line));
}

function itemsWith(lines: readonly CartItem[], goods: Goods): readonly CartItem[] {
  const { goodsId, price } = goods;
  if (!lines.some((line) => line.goods.goodsId === goodsId)) {
    const { sale } = ownPriceOf(goods);
    return [...lines, { goods, quantity: 1, unitAmount: sale, ownedAmount: price.sale - sale, refusal: null }];
  }
  return lines.map((line) => (line.goods.goodsId === goodsId ? { ...line, quantity: line.quantity + 1 } : line));
}
