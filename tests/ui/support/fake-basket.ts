import type { Goods } from "#core/catalogue/goods.ts";
import type { CartItem, ReportedCartChange } from "#core/commerce/cart.ts";
import { cartChangesOf } from "#core/commerce/cart-changes.ts";
import { cartRefusalsOf } from "#core/commerce/cart-refusals.ts";
import { maxQuantityOf } from "#core/commerce/merge-cart.ts";
import { fail, type RequestFailure, type Result, succeed } from "#core/failures/request-failure.ts";
import type { FavoriteDetails } from "#core/ports/favorites-gateway.ts";
import type { Ports } from "#core/ports/index.ts";
import { buildGameSummary, DAY_MS, instantIn } from "./builders.ts";
import { createFakePorts, createPublisher } from "./fake-ports.ts";

interface Kept {
  readonly type: "game" | "goods";
  readonly id: string;
}

/** The publisher's data about goods, a player's cart and favorites; tests change it while they run. */
export interface Basket {
  /** Goods on sale, in no particular order. */
  goods: Goods[];
  lines: { goodsId: string; quantity: number }[];
  kept: Kept[];
  changes: ReportedCartChange[];
  /** Failures by call, each used once in turn. */
  readonly failures: Map<string, RequestFailure[]>;
  /** Changes arrive although their answers are lost. */
  arrivesAnyway: boolean;
  readonly calls: string[];
}

export function createBasket(change: Partial<Basket> = {}): Basket {
  return {
    goods: [],
    lines: [],
    kept: [],
    changes: [],
    failures: new Map(),
    arrivesAnyway: false,
    calls: [],
    ...change,
  };
}

/** Ports whose cart and favorites answer from `basket`; `stored` is the device's storage. */
export function createBasketPorts(basket: Basket, stored = new Map<string, string>()): Ports {
  const answer = <Value>(
    name: string,
    value: () => Value,
    act: () => void = () => undefined,
  ): Promise<Result<Value>> => {
    basket.calls.push(name);
    const failure = basket.failures.get(name)?.shift();
    if (failure === undefined || basket.arrivesAnyway) act();
    return Promise.resolve(failure === undefined ? succeed(value()) : fail(failure));
  };
  const priced = (lines: readonly { goodsId: string; quantity: number }[]): CartItem[] => {
    const known = lines.flatMap((line) => {
      const goods = basket.goods.find(({ goodsId }) => goodsId === line.goodsId);
      return goods === undefined ? [] : [{ goods, quantity: Math.min(line.quantity, maxQuantityOf(goods)) }];
    });
    const refusals = cartRefusalsOf(
      known.map(({ goods }) => goods),
      new Set(),
    );
    return known.map(({ goods, quantity }, at) => ({
      goods,
      quantity,
      unitAmount: goods.price.sale,
      ownedAmount: 0,
      refusal: refusals[at] ?? null,
    }));
  };
  const cart = () => ({ lines: priced(basket.lines), changes: basket.changes });
  const kept = () => basket.kept.map((favorite) => ({ ...favorite, keptAt: instantIn(0) }));
  const isSame = (one: Kept, other: Kept) => one.type === other.type && one.id === other.id;
  const keep = ({ type, id }: Kept) => {
    if (!basket.kept.some((one) => isSame(one, { type, id }))) basket.kept = [{ type, id }, ...basket.kept];
  };
  return {
    ...createFakePorts(createPublisher(), stored),
    favorites: {
      list: () => answer("listFavorites", kept),
      keep: (favorite) =>
        answer(
          "keepFavorite",
          () => ({ type: favorite.type, id: favorite.id, keptAt: instantIn(0) }),
          () => keep(favorite),
        ),
      drop: (favorite) =>
        answer(
          "dropFavorite",
          () => true,
          () => {
            basket.kept = basket.kept.filter((one) => !isSame(one, favorite));
          },
        ),
      merge: (favorites) =>
        answer(
          "mergeFavorites",
          () => ({ favorites: kept(), refused: [] }),
          () => favorites.forEach(keep),
        ),
      describe: (favorites) =>
        answer("describeFavorites", () =>
          favorites.flatMap(({ type, id }): readonly FavoriteDetails[] => {
            if (type === "game") {
              const released = id === "new" ? { releaseAt: instantIn(-3 * DAY_MS) } : {};
              const game = buildGameSummary({ gameCode: id, title: `Game ${id}`, ...released });
              return id === "gone" ? [] : [{ type, id, game }];
            }
            const goods = basket.goods.find(({ goodsId }) => goodsId === id);
            return goods === undefined ? [] : [{ type, id, goods }];
          }),
        ),
    },
    cart: {
      get: () => answer("getCart", cart),
      add: (goodsId, quantity) =>
        answer("addToCart", cart, () => {
          const held = basket.lines.find((line) => line.goodsId === goodsId);
          if (held === undefined) basket.lines.push({ goodsId, quantity });
          else held.quantity += quantity;
        }),
      changeQuantity: (goodsId, quantity) =>
        answer("changeQuantity", cart, () => {
          basket.lines = basket.lines.map((line) => (line.goodsId === goodsId ? { goodsId, quantity } : line));
        }),
      remove: (goodsId) =>
        answer("removeFromCart", cart, () => {
          basket.lines = basket.lines.filter((line) => line.goodsId !== goodsId);
        }),
      merge: (lines) =>
        answer(
          "mergeCart",
          () => ({ cart: cart(), notices: [] }),
          () => {
            const added = lines.filter(({ goodsId }) => basket.lines.every((line) => line.goodsId !== goodsId));
            basket.lines.push(...added.map(({ goodsId, quantity }) => ({ goodsId, quantity })));
          },
        ),
      validate: (seen) =>
        answer(
          "validateCart",
          () => {
            const lines = priced(seen);
            const now = lines.map(({ goods, quantity, unitAmount }) => ({
              goodsId: goods.goodsId,
              quantity,
              amount: unitAmount,
            }));
            const changes = cartChangesOf(seen, now).map(
              (change): ReportedCartChange => ({
                ...change,
                title: basket.goods.find(({ goodsId }) => goodsId === change.goodsId)?.title ?? "",
                currency: "USD",
              }),
            );
            return { lines, changes };
          },
          () => {
            basket.changes = [];
          },
        ),
    },
  };
}
