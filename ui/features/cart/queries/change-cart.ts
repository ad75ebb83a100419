import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { Goods } from "#core/catalogue/goods.ts";
import type { Cart, CartItem } from "#core/commerce/cart.ts";
import { MAX_CART_LINES } from "#core/commerce/constants.ts";
import type { Result } from "#core/failures/request-failure.ts";
import { limitReached } from "#ui/data/limit-reached.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";
import { stopReads } from "#ui/data/stop-reads.ts";
import { isOffline, keepForLater, outboxQuery } from "#ui/features/offline-queue/outbox.ts";
import { CART_TOPIC, cartQuery, type GuestCartLine, guestCart, type ShownCart, seenLinesOf } from "./cart.ts";

const MUTATION_KEY = ["change-cart"] as const;

/** What the mutations of the cart share: they run one after another, and the server's latest answer is shown. */
function cartChange(scope: QueryScope, client: QueryClient) {
  const { ports } = scope;
  const query = cartQuery(scope);
  /** Without a connection a change waits, and so does what comes after one that waits. */
  const mustWait = (goodsId: string): boolean =>
    isOffline() ||
    client
      .getQueryData(outboxQuery(scope).queryKey)
      ?.some(
        ({ write, conflict }) =>
          conflict === null && (write.kind === "cart" || write.kind === "quantity") && write.goodsId === goodsId,
      ) === true;
  /** A change whose answer was lost may have happened: the cart itself tells. */
  const orAsRead = async (result: Result<Cart>, hasHappened: (cart: Cart) => boolean): Promise<Result<Cart>> => {
    if (!result.ok && result.failure.kind !== "status") {
      const read = await ports.cart.get();
      if (read.ok && hasHappened(read.value)) return read;
    }
    return result;
  };
  const isGuest = scope.visit.get().user === null;
  return {
    ports,
    isGuest,
    common: { mutationKey: MUTATION_KEY, scope: { id: "change-cart" } },
    cached: () => client.getQueryData(query.queryKey),
    /** Shows a change before it is confirmed; gives back what was shown. */
    async show(change: (cart: ShownCart) => ShownCart): Promise<ShownCart | undefined> {
      await stopReads(client, { queryKey: query.queryKey });
      const before = client.getQueryData(query.queryKey);
      if (before !== undefined) client.setQueryData(query.queryKey, change(before));
      return before;
    },
    /** Changes the lines on the device, and asks what they cost. */
    async changeOnDevice(change: (lines: readonly GuestCartLine[]) => readonly GuestCartLine[]): Promise<Cart | null> {
      await guestCart.change(ports.sharedStorage, change);
      return null;
    },
    mustWait,
    orAsRead,
    /** Sets how many of the goods a line holds, by `send`. */
    async setQuantity(
      { goodsId, title, quantity }: CartQuantity,
      send: () => Promise<Result<Cart>>,
    ): Promise<Cart | "waits"> {
      const wait = (triedKey?: string) =>
        keepForLater(scope, client, { write: { kind: "quantity", goodsId, quantity }, title, triedKey });
      if (mustWait(goodsId) && (await wait())) return "waits";
      const result = await orAsRead(await send(), (now) => quantityOf(now, goodsId) === quantity);
      const isLost = !result.ok && result.failure.kind !== "status";
      if (isLost && isOffline() && (await wait(ports.identifiers.next()))) return "waits";
      return unwrap(result);
    },
    /** Writes the answer into the cache unless a newer change is in flight. `null` refetches. */
    async settle(cart: Cart | null | "waits"): Promise<void> {
      if (cart === "waits") return;
      ports.tabs.tell(CART_TOPIC);
      if (client.isMutating({ mutationKey: MUTATION_KEY }) > 1) return;
      if (cart === null) return await client.invalidateQueries({ queryKey: query.queryKey });
      await stopReads(client, { queryKey: query.queryKey });
      client.setQueryData(query.queryKey, (before) => ({ ...cart, notices: before?.notices ?? [] }));
    },
    /** Back to what is true: the server's word, or what was shown before as long as it cannot be had. */
    undo(before: ShownCart | undefined) {
      if (before !== undefined) client.setQueryData(query.queryKey, before);
      return client.invalidateQueries({ queryKey: query.queryKey });
    },
  };
}

const quantityOf = (cart: Cart, goodsId: string) =>
  cart.lines.find(({ goods }) => goods.goodsId === goodsId)?.quantity ?? 0;

interface AddToCart {
  readonly goods: Goods;
  /** The same for every try of one attempt, so that a try whose answer was lost cannot count twice. */
  readonly idempotencyKey: string;
}

/** Puts one of the goods into the cart; without a connection it waits there. */
export function addToCartMutation(scope: QueryScope, client: QueryClient) {
  const cart = cartChange(scope, client);
  return mutationOptions({
    ...cart.common,
    mutationFn: async ({ goods, idempotencyKey }: AddToCart): Promise<Cart | null | "waits"> => {
      const { goodsId, title } = goods;
      if (cart.isGuest) return await cart.changeOnDevice((lines) => linesWith(lines, goods));
      const wait = async (triedKey?: string) => {
        const waits = await keepForLater(scope, client, { write: { kind: "cart", goodsId }, title, triedKey });
        if (waits) await cart.show((shown) => ({ ...shown, lines: itemsWith(shown.lines, goods) }));
        return waits;
      };
      if (cart.mustWait(goodsId) && (await wait())) return "waits";
      const before = cart.cached();
      const result = await cart.ports.cart.add(goodsId, 1, idempotencyKey);
      const wanted = before === undefined ? 1 : quantityOf(before, goodsId) + 1;
      const now = await cart.orAsRead(result, (read) => quantityOf(read, goodsId) >= wanted);
      if (now.ok) return now.value;
      if (now.failure.kind !== "status" && isOffline() && (await wait(idempotencyKey))) return "waits";
      return unwrap(now);
    },
    onSuccess: (answer) => cart.settle(answer),
  });
}

interface CartLine {
  readonly goodsId: string;
  /** What the goods are called. */
  readonly title: string;
}

interface CartQuantity extends CartLine {
  readonly quantity: number;
}

/** Changes how many of its goods a line holds; shown at once, and without a connection it waits. */
export function changeCartQuantityMutation(scope: QueryScope, client: QueryClient) {
  const cart = cartChange(scope, client);
  const change = <Line extends { readonly quantity: number }>(line: Line, isLine: boolean, quantity: number): Line =>
    isLine ? { ...line, quantity } : line;
  return mutationOptions({
    ...cart.common,
    mutationFn: async ({ goodsId, title, quantity }: CartQuantity): Promise<Cart | null | "waits"> => {
      if (cart.isGuest) {
        return await cart.changeOnDevice((lines) =>
          lines.map((line) => change(line, line.goodsId === goodsId, quantity)),
        );
      }
      return cart.setQuantity({ goodsId, title, quantity }, () => cart.ports.cart.changeQuantity(goodsId, quantity));
    },
    onMutate: ({ goodsId, quantity }) =>
      cart.show((shown) => ({
        ...shown,
        lines: shown.lines.map((line) => change(line, line.goods.goodsId === goodsId, quantity)),
      })),
    onSuccess: (answer) => cart.settle(answer),
    onError: (_error, _input, before) => cart.undo(before),
  });
}

/** Takes a line out of the cart; shown at once, and without a connection it waits. */
export function removeFromCartMutation(scope: QueryScope, client: QueryClient) {
  const cart = cartChange(scope, client);
  return mutationOptions({
    ...cart.common,
    mutationFn: async ({ goodsId, title }: CartLine): Promise<Cart | null | "waits"> => {
      if (cart.isGuest) {
        return await cart.changeOnDevice((lines) => lines.filter((line) => line.goodsId !== goodsId));
      }
      return cart.setQuantity({ goodsId, title, quantity: 0 }, () => cart.ports.cart.remove(goodsId));
    },
    onMutate: ({ goodsId }) =>
      cart.show((shown) => ({ ...shown, lines: shown.lines.filter(({ goods }) => goods.goodsId !== goodsId) })),
    onSuccess: (answer) => cart.settle(answer),
    onError: (_error, _goodsId, before) => cart.undo(before),
  });
}

/** The player has taken note of what changed: the cart as it is shown is the one they have seen. */
export function acknowledgeCartMutation(scope: QueryScope, client: QueryClient) {
  const cart = cartChange(scope, client);
  return mutationOptions({
    ...cart.common,
    mutationFn: async (shown: ShownCart): Promise<Cart | null> => {
      const seen = seenLinesOf(shown);
      if (cart.isGuest) return await cart.changeOnDevice((lines) => linesAsSeen(lines, shown, seen));
      return unwrap(await cart.ports.cart.validate(seen));
    },
    onMutate: () => cart.show((shown) => ({ ...shown, changes: [], notices: [] })),
    onSuccess: (answer) => cart.settle(answer),
    onError: (_error, _shown, before) => cart.undo(before),
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
  const { goodsId, title, price, maxQuantity } = goods;
  const held = lines.find((line) => line.goodsId === goodsId);
  if (held === undefined) {
    if (lines.length >= MAX_CART_LINES) throw limitReached("cart_full", MAX_CART_LINES);
    return [...lines, { goodsId, title, quantity: 1, amount: price.sale, currency: price.currency }];
  }
  if (held.quantity >= maxQuantity) throw limitReached("quantity_bounded", maxQuantity);
  return lines.map((line) => (line === held ? { ...line, quantity: line.quantity + 1 } : line));
}

function itemsWith(lines: readonly CartItem[], goods: Goods): readonly CartItem[] {
  const { goodsId, price } = goods;
  if (!lines.some((line) => line.goods.goodsId === goodsId)) {
    return [...lines, { goods, quantity: 1, unitAmount: price.sale, ownedAmount: 0, refusal: null }];
  }
  return lines.map((line) => (line.goods.goodsId === goodsId ? { ...line, quantity: line.quantity + 1 } : line));
}
