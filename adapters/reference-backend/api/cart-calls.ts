import { and, eq, notInArray } from "drizzle-orm";
import type { CartItem } from "#core/commerce/cart.ts";
import { cartChangesOf } from "#core/commerce/cart-changes.ts";
import { MAX_CART_LINES } from "#core/commerce/constants.ts";
import { maxQuantityOf, mergeCart } from "#core/commerce/merge-cart.ts";
import type { SeenCartLine } from "#core/ports/cart-gateway.ts";
import type { Queries } from "../database/database.ts";
import { cartLines } from "../database/schema/index.ts";
import { lockAccount } from "../domain/commerce/lock-account.ts";
import { priceCart, type WantedGoods } from "../domain/commerce/price-cart.ts";
import { gameSigilsOf } from "../domain/media/game-sigils.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { forbidden, notFound, overLimit } from "../http/call-refusal.ts";
import { createOnce } from "../http/idempotency.ts";
import { buyerOf, type RequestScope, requirePlayer } from "../http/request-scope.ts";
import type { Services } from "../services.ts";

type CartCalls = Pick<
  CallHandlers,
  "getCart" | "addToCart" | "changeCartQuantity" | "removeFromCart" | "mergeCart" | "validateCart"
>;

type CartRow = Pick<typeof cartLines.$inferSelect, "goodsId" | "quantity" | "title" | "seenAmount" | "seenCurrency">;

export function cartCalls(services: Services): CartCalls {
  const { queries } = services.database;

  const price = async (transaction: Queries, wanted: readonly WantedGoods[], scope: RequestScope) => {
    const items = await priceCart(transaction, services.pictures, wanted, buyerOf(scope));
    const gameCodes = items.map(({ goods }) => goods.gameCode);
    const sigils = await gameSigilsOf(transaction, services.pictures, gameCodes);
    // A bundle is of several games.
    return items.map((item) => ({
      ...item,
      sigil: item.goods.contentType === "BUNDLE" ? "" : (sigils.get(item.goods.gameCode) ?? ""),
    }));
  };
  const readCart = async (transaction: Queries, scope: RequestScope) => {
    const rows = await rowsOf(transaction, requirePlayer(scope).accountId);
    return wireCart(rows, await price(transaction, rows, scope));
  };
  /** Changes a cart under a lock and returns the new cart. */
  const change = (scope: RequestScope, act: (transaction: Queries, accountId: string) => Promise<void>) =>
    queries.transaction(async (transaction) => {
      const { accountId } = requirePlayer(scope);
      await lockAccount(transaction, accountId);
      await act(transaction, accountId);
      return await readCart(transaction, scope);
    });

  return {
    getCart: ({ scope }) => readCart(queries, scope),

    addToCart: async ({ body, scope }) => {
      const { accountId } = requirePlayer(scope);
      return await createOnce(scope, { call: "addToCart", input: body }, async (transaction) => {
        await lockAccount(transaction, accountId);
        const rows = await rowsOf(transaction, accountId);
        const held = rows.find(({ goodsId }) => goodsId === body.goods_id);
        const quantity = (held?.quantity ?? 0) + body.quantity;
        const others = rows.filter((row) => row !== held);
        const priced = await price(transaction, [...others, { goodsId: body.goods_id, quantity }], scope);
        const item = priced.find(({ goods }) => goods.goodsId === body.goods_id);
        if (item === undefined) throw notFound("goods");
        if (item.refusal !== null && item.refusal !== "other_currency") {
          throw forbidden(item.refusal, "These goods cannot be bought now.");
        }
        if (item.quantity < quantity) throw overLimit("body.quantity", "quantity_bounded", item.quantity);
        if (held === undefined && rows.length >= MAX_CART_LINES) {
          throw overLimit("body.goods_id", "cart_full", MAX_CART_LINES);
        }
        await keep(transaction, accountId, [item], scope.now);
        return await readCart(transaction, scope);
      });
    },

    changeCartQuantity: ({ parameters, body, scope }) =>
      change(scope, async (transaction, accountId) => {
        const wanted = { goodsId: parameters.id, quantity: body.quantity };
        const changed = await transaction
          .update(cartLines)
          .set({ quantity: body.quantity })
          .where(isLine(accountId, parameters.id))
          .returning({ goodsId: cartLines.goodsId });
        if (changed.length === 0) throw notFound("line of the cart");
        const [item] = await price(transaction, [wanted], scope);
        if (item !== undefined && item.quantity < body.quantity) {
          throw overLimit("body.quantity", "quantity_bounded", item.quantity);
        }
      }),

    removeFromCart: ({ parameters, scope }) =>
      change(scope, async (transaction, accountId) => {
        await transaction.delete(cartLines).where(isLine(accountId, parameters.id));
      }),

    mergeCart: async ({ body, scope }) => {
      const { accountId } = requirePlayer(scope);
      return await queries.transaction(async (transaction) => {
        await lockAccount(transaction, accountId);
        const rows = await rowsOf(transaction, accountId);
        const seen = body.lines.map(readSeen);
        const guest = await price(transaction, seen, scope);
        const boundOf = new Map(guest.map(({ goods }) => [goods.goodsId, maxQuantityOf(goods)]));
        const merged = mergeCart(
          // Lines of the cart stay as they are, known or not: their changes are reported when the cart is read.
          rows.map((row) => ({ ...row, maxQuantity: boundOf.get(row.goodsId) ?? row.quantity })),
          seen.flatMap(({ goodsId, quantity }) => {
            const maxQuantity = boundOf.get(goodsId);
            return maxQuantity === undefined ? [] : [{ goodsId, quantity, maxQuantity }];
          }),
        );
        const quantities = new Map(merged.lines.map(({ goodsId, quantity }) => [goodsId, quantity]));
        const taken = guest.filter(({ goods }) => quantities.has(goods.goodsId));
        await keep(
          transaction,
          accountId,
          taken.map((item) => ({ ...item, quantity: quantities.get(item.goods.goodsId) ?? item.quantity })),
          scope.now,
          seen,
        );
        const gone = seen.filter(({ goodsId }) => !boundOf.has(goodsId));
        return {
          cart: await readCart(transaction, scope),
          notices: [
            ...merged.notices.map(({ goodsId, reason }) => ({ goods_id: goodsId, reason })),
            ...gone.map(({ goodsId }) => ({ goods_id: goodsId, reason: "gone" as const })),
          ],
        };
      });
    },

    validateCart: async ({ body, scope }) => {
      const seen = body.lines.map(readSeen);
      if (scope.session === null) {
        const rows = seen.map(({ amount, currency, ...line }) => ({
          ...line,
          title: "",
          seenAmount: amount,
          seenCurrency: currency,
        }));
        return wireCart(rows, await price(queries, rows, scope));
      }
      const { accountId } = scope.session.player;
      return await queries.transaction(async (transaction) => {
        await lockAccount(transaction, accountId);
        const rows = await rowsOf(transaction, accountId);
        const items = await price(transaction, rows, scope);
        const seenById = new Map(seen.map((line) => [line.goodsId, line]));
        const asSeen = rows.map((row): CartRow => {
          const line = seenById.get(row.goodsId);
          return line === undefined
            ? row
            : { ...row, quantity: line.quantity, seenAmount: line.amount, seenCurrency: line.currency };
        });
        const answer = wireCart(asSeen, items);
        await keep(transaction, accountId, items, scope.now);
        const known = items.map(({ goods }) => goods.goodsId);
        await transaction
          .delete(cartLines)
          .where(and(eq(cartLines.accountId, accountId), notInArray(cartLines.goodsId, known)));
        return answer;
      });
    },
  };
}

function isLine(accountId: string, goodsId: string) {
  return and(eq(cartLines.accountId, accountId), eq(cartLines.goodsId, goodsId));
}

async function rowsOf(queries: Queries, accountId: string) {
  return await queries
    .select()
    .from(cartLines)
    .where(eq(cartLines.accountId, accountId))
    .orderBy(cartLines.addedAt, cartLines.goodsId);
}

const readSeen = ({
  goods_id,
  ...line
}: {
  readonly goods_id: string;
  readonly quantity: number;
  readonly amount: number;
  readonly currency: string;
}): SeenCartLine => ({ goodsId: goods_id, ...line });

/** Stores the prices the player has seen: the current ones, or those in `seen` if they are in the same currency. */
async function keep(
  queries: Queries,
  accountId: string,
  items: readonly CartItem[],
  now: Date,
  seen: readonly SeenCartLine[] = [],
): Promise<void> {
  for (const { goods, quantity, unitAmount } of items) {
    const { currency } = goods.price;
    const before = seen.find((line) => line.goodsId === goods.goodsId && line.currency === currency);
    const looks = { quantity, title: goods.title, seenAmount: before?.amount ?? unitAmount, seenCurrency: currency };
    await queries
      .insert(cartLines)
      .values({ accountId, goodsId: goods.goodsId, addedAt: now, ...looks })
      .onConflictDoUpdate({ target: [cartLines.accountId, cartLines.goodsId], set: looks });
  }
}

function wireCart(rows: readonly CartRow[], items: readonly CartItem[]) {
  const byId = new Map(items.map((item) => [item.goods.goodsId, item]));
  const seen = rows.map(({ goodsId, quantity, seenAmount, seenCurrency }) => {
    const now = byId.get(goodsId);
    // Amounts of two currencies cannot be compared: another country is no change of price.
    const isComparable = now === undefined || now.goods.price.currency === seenCurrency;
    return { goodsId, quantity, amount: isComparable ? seenAmount : now.unitAmount };
  });
  const priced = items.map(({ goods, quantity, unitAmount }) => ({
    goodsId: goods.goodsId,
    quantity,
    amount: unitAmount,
  }));
  const titles = new Map(rows.map(({ goodsId, title }) => [goodsId, title]));
  return {
    lines: items.map(({ goods, quantity, unitAmount, ownedAmount, refusal, sigil }) => ({
      id: goods.goodsId,
      goods,
      quantity,
      unit_amount: unitAmount,
      owned_amount: ownedAmount,
      refusal,
      sigil,
    })),
    changes: cartChangesOf(seen, priced).map(({ goodsId, ...change }) => {
      const described = { goods_id: goodsId, title: byId.get(goodsId)?.goods.title ?? titles.get(goodsId) ?? "" };
      if (change.kind !== "dearer" && change.kind !== "cheaper") return { ...change, ...described };
      return { ...change, ...described, currency: byId.get(goodsId)?.goods.price.currency ?? "" };
    }),
  };
}
