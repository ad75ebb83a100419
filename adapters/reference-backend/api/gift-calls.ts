import { randomUUID } from "node:crypto";
import { and, count, desc, eq, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { PUBLISHER_HEADERS } from "#adapters/wire/headers.ts";
import { currentAmount } from "#core/catalogue/price.ts";
import { MAX_FOUND_RECIPIENTS, MAX_WAITING_GIFTS } from "#core/commerce/constants.ts";
import { canGiftBecome, type GiftRefusal, giftExpiresAt, isGiftTooFarAhead } from "#core/commerce/gift.ts";
import { giftRefusalOf } from "#core/commerce/gift-refusal.policy.ts";
import { needsRefundWaiver } from "#core/commerce/refund-waiver.ts";
import { normalizeText } from "#core/texts/normalize-text.ts";
import type { Queries } from "../database/database.ts";
import { accounts, gifts, orders } from "../database/schema/index.ts";
import { closedGamesOf, closedGoodsIds } from "../domain/catalogue/closed-games.ts";
import { GoodsReader } from "../domain/catalogue/load-goods.ts";
import { ownedGoodsIds } from "../domain/catalogue/ownership.ts";
import { lockAccount } from "../domain/commerce/lock-account.ts";
import { avatarAddressOf } from "../domain/media/avatar.ts";
import { settleDue } from "../domain/orders/advance-order.ts";
import { grantGoods } from "../domain/orders/grant-goods.ts";
import { openOrder } from "../domain/orders/open-order.ts";
import { findGiftRecipient, findPlayersByNickname, type GiftRecipient } from "../domain/rewards/gift-recipients.ts";
import { forgetGiftNotification, notifyGiver } from "../domain/rewards/gifts.ts";
import { giveMoneyBack, lockGift, settleGifts } from "../domain/rewards/settle-gifts.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { CallRefusal, forbidden, invalidInput, notFound } from "../http/call-refusal.ts";
import { createOnce } from "../http/idempotency.ts";
import { buyerOf, type RequestScope, requirePlayer } from "../http/request-scope.ts";
import type { Services } from "../services.ts";

type GiftCalls = Pick<
  CallHandlers,
  "findGiftRecipients" | "checkGift" | "sendGift" | "listGifts" | "acceptGift" | "declineGift" | "withdrawGift"
>;
type GiftRow = typeof gifts.$inferSelect;
type EndingState = "accepted" | "declined" | "cancelled";

const LISTED = 100;

/** A gift is a record of a payment: it stays visible if its player loses access to the game. */
const asRecord = (scope: RequestScope) => ({ ...buyerOf(scope), player: null, closedGames: new Set<string>() });

export function giftCalls(services: Services): GiftCalls {
  const { queries } = services.database;
  const reader = new GoodsReader(queries, services.pictures);

  /**
   * Reads everything before an unknown player is refused, so that the response time does not reveal which ones exist.
   */
  const proposalOf = async (scope: RequestScope, input: { goodsId: string; recipient: string; message: string }) => {
    const sender = requirePlayer(scope);
    const goods = await reader.one(input.goodsId, { ...buyerOf(scope), player: null });
    const waitingGifts = await countWaitingGifts(queries, sender.accountId, scope.now);
    const recipient = await findGiftRecipient(services, {
      giver: { accountId: sender.accountId, clientAddress: scope.clientAddress },
      recipientId: input.recipient,
    });
    if (recipient === null) throw notFound("player");
    if (goods === null) throw notFound("goods");
    const closedGames = closedGamesOf(recipient, services.access);
    const isClosedToRecipient = (await closedGoodsIds(queries, [goods.goodsId], closedGames)).size > 0;
    const amount = currentAmount(goods.price, scope.now.getTime());
    const refusal = giftRefusalOf({
      goods: { giftable: goods.giftable, availability: goods.availability, amount },
      sender: { userId: sender.accountId, countryCode: sender.countryCode, waitingGifts },
      recipient: {
        userId: recipient.id,
        countryCode: recipient.countryCode,
        hasAccess: !isClosedToRecipient,
        isClosing: recipient.isClosing,
      },
      message: input.message,
    });
    return { recipient, refusal, amount, currency: goods.price.currency };
  };

  const wireGifts = async (rows: readonly (GiftRow & { readonly other: string })[], scope: RequestScope) => {
    const { accountId } = requirePlayer(scope);
    const ids = [...new Set(rows.map((row) => row.goodsId))];
    const read = await Promise.all(ids.map((goodsId) => reader.one(goodsId, asRecord(scope))));
    const byId = new Map(read.flatMap((goods) => (goods === null ? [] : [[goods.goodsId, goods] as const])));
    return rows.flatMap((row) => {
      const goods = byId.get(row.goodsId);
      if (goods === undefined || row.state === "unpaid") return [];
      return [
        {
          id: row.id,
          direction: row.senderId === accountId ? ("sent" as const) : ("received" as const),
          state: row.state,
          message: row.withdrawnAt !== null && row.recipientId === accountId ? "" : row.message,
          other: row.other,
          goods: {
            goods_id: goods.goodsId,
            content_type: goods.contentType,
            game_code: goods.gameCode,
            title: goods.title,
            text_locale: goods.textLocale,
            image: goods.image,
          },
          created_at: row.createdAt.toISOString(),
          deliver_at: row.deliverAt.toISOString(),
          expires_at: row.expiresAt.toISOString(),
          withdrawn: row.withdrawnAt !== null,
        },
      ];
    });
  };

  /** Locks a gift of the player and moves it to the state `to`, unless it has that state already. */
  const moveGift = async (
    scope: RequestScope,
    { giftId, isOwn, to }: { readonly giftId: string; readonly isOwn: SQL | undefined; readonly to: EndingState },
    then: (transaction: Queries, gift: GiftRow) => Promise<void>,
  ) => {
    const { accountId } = requirePlayer(scope);
    await settleGifts(queries, scope.now);
    await queries.transaction(async (transaction) => {
      const gift = await lockGift(transaction, and(eq(gifts.id, giftId), isOwn));
      if (gift === undefined || gift.state === "unpaid") throw notFound("gift");
      if (gift.state === to || (to === "cancelled" && gift.withdrawnAt !== null)) return;
      if (!canGiftBecome(gift.state, to)) {
        throw new CallRefusal(409, "GIFT_ANSWERED", "The gift cannot be answered any more.", {
          details: { reason: "gift_answered", state: gift.state },
        });
      }
      await then(transaction, gift);
      const time = to === "cancelled" ? { withdrawnAt: scope.now } : { answeredAt: scope.now };
      await transaction
        .update(gifts)
        .set({ state: to, ...time })
        .where(eq(gifts.id, giftId));
      if (to === "cancelled") await forgetGiftNotification(transaction, gift);
      else await notifyGiver(transaction, gift, { became: to, now: scope.now });
    });
    await settleDue(queries, null, scope.now);
    const rows = await readGifts(queries, accountId, scope.now);
    const [gift] = await wireGifts(
      rows.filter((row) => row.id === giftId),
      scope,
    );
    if (gift === undefined) throw notFound("gift");
    return gift;
  };

  const answerGift = async (
    scope: RequestScope,
    giftId: string,
    to: "accepted" | "declined",
    then: (transaction: Queries, gift: GiftRow) => Promise<void>,
  ) => {
    const { accountId } = requirePlayer(scope);
    const isOwn = and(eq(gifts.recipientId, accountId), lte(gifts.deliverAt, scope.now));
    return await moveGift(scope, { giftId, isOwn, to }, then);
  };

  return {
    findGiftRecipients: async ({ query, scope }) => {
      const giver = requirePlayer(scope);
      const found = await findPlayersByNickname(
        services,
        { ...giver, clientAddress: scope.clientAddress },
        query.nickname,
      );
      const refusalOf = ({ id, isClosing }: GiftRecipient): GiftRefusal | null =>
        id === giver.accountId ? "to_yourself" : isClosing ? "account_closing" : null;
      return {
        players: found.slice(0, MAX_FOUND_RECIPIENTS).map((player) => ({
          id: player.id,
          nickname: player.nickname,
          avatar: avatarAddressOf(player.id, player.avatar),
          member_since: player.createdAt.toISOString(),
          refusal: refusalOf(player),
        })),
        has_more: found.length > MAX_FOUND_RECIPIENTS,
      };
    },

    checkGift: async ({ query, scope }) => {
      const { recipient, ...proposal } = await proposalOf(scope, { ...query, message: "" });
      return {
        ...proposal,
        recipient: proposal.refusal === null ? { nickname: recipient.nickname } : null,
        needs_refund_waiver: needsRefundWaiver(buyerOf(scope).country, proposal.amount),
      };
    },

    sendGift: async ({ body, scope }) => {
      const { accountId } = requirePlayer(scope);
      const message = normalizeText(body.message);
      if (message.includes("\0")) throw invalidInput({ field: "body.message", message: "It holds U+0000." });
      const deliverAt = body.deliver_at === null ? scope.now : new Date(body.deliver_at);
      if (isGiftTooFarAhead(deliverAt.getTime(), scope.now.getTime())) {
        throw invalidInput({ field: "body.deliver_at", message: "It is more than a year ahead." });
      }
      const { recipient, refusal } = await proposalOf(scope, {
        goodsId: body.goods_id,
        recipient: body.recipient,
        message,
      });
      if (refusal === "message_too_long") {
        throw invalidInput({ field: "body.message", message: "It is longer than 200 signs." });
      }
      // How many wait is counted where the account is locked; a request that is repeated has its answer already.
      if (refusal !== null && refusal !== "too_many_waiting") throw giftRefused(refusal);
      return await createOnce(scope, { call: "sendGift", input: body }, async (transaction) => {
        await lockAccount(transaction, accountId);
        const waiting = await countWaitingGifts(transaction, accountId, scope.now);
        if (waiting >= MAX_WAITING_GIFTS) throw giftRefused("too_many_waiting");
        const id = randomUUID();
        await transaction.insert(gifts).values({
          id,
          senderId: accountId,
          recipientId: recipient.id,
          goodsId: body.goods_id,
          message,
          state: "unpaid",
          createdAt: scope.now,
          deliverAt,
          expiresAt: new Date(giftExpiresAt(deliverAt.getTime())),
        });
        const opened = await openOrder(transaction, scope, {
          lines: [{ goodsId: body.goods_id, quantity: 1 }],
          coupon: null,
          purpose: "gift",
          giftId: id,
          provider: body.provider,
          expected: { total: body.expected_total, currency: body.currency },
          waivesRefund: body.refund_waiver,
          returnPath: body.return_path,
          attemptKey: scope.request.headers.get(PUBLISHER_HEADERS.idempotencyKey),
        });
        await transaction.update(gifts).set({ orderKey: opened.order_key }).where(eq(gifts.id, id));
        return opened;
      });
    },

    listGifts: async ({ scope }) => {
      const { accountId } = requirePlayer(scope);
      await settleDue(queries, accountId, scope.now);
      await settleGifts(queries, scope.now);
      return { gifts: await wireGifts(await readGifts(queries, accountId, scope.now), scope) };
    },

    acceptGift: async ({ parameters, scope }) => {
      const player = requirePlayer(scope);
      return await answerGift(scope, parameters.giftId, "accepted", async (transaction, gift) => {
        const owned = await ownedGoodsIds(transaction, player, [gift.goodsId]);
        if (owned.size > 0) throw forbidden("already_owned", "The player has these goods already.");
        await grantGoods(transaction, player.accountId, [gift.goodsId]);
      });
    },

    declineGift: async ({ parameters, scope }) =>
      await answerGift(scope, parameters.giftId, "declined", async (transaction, gift) => {
        await giveMoneyBack(transaction, gift, scope.now);
      }),

    withdrawGift: async ({ parameters: { giftId }, scope }) => {
      const isOwn = eq(gifts.senderId, requirePlayer(scope).accountId);
      return await moveGift(scope, { giftId, isOwn, to: "cancelled" }, async (transaction, gift) => {
        await giveMoneyBack(transaction, gift, scope.now);
      });
    },
  };
}

function giftRefused(refusal: GiftRefusal): CallRefusal {
  return forbidden(refusal, "This cannot be given.");
}

/** Gifts of a player that wait for an answer, or for a payment that can still come. */
async function countWaitingGifts(queries: Queries, senderId: string, now: Date): Promise<number> {
  const isUnpaid = and(eq(gifts.state, "unpaid"), eq(orders.state, "awaiting_payment"), gt(orders.expiresAt, now));
  const [row] = await queries
    .select({ number: count() })
    .from(gifts)
    .leftJoin(orders, eq(orders.orderKey, gifts.orderKey))
    .where(and(eq(gifts.senderId, senderId), or(eq(gifts.state, "pending"), isUnpaid)));
  return row?.number ?? 0;
}

/** Gifts that the player has sent or received, with the other player. */
async function readGifts(queries: Queries, accountId: string, now: Date) {
  const sender = alias(accounts, "sender");
  const recipient = alias(accounts, "recipient");
  // What was withdrawn before its day has never reached its recipient.
  const wasDelivered = or(isNull(gifts.withdrawnAt), lte(gifts.deliverAt, gifts.withdrawnAt));
  const rows = await queries
    .select({ gift: gifts, sender: sender.nickname, recipient: recipient.nickname })
    .from(gifts)
    .innerJoin(sender, eq(sender.id, gifts.senderId))
    .innerJoin(recipient, eq(recipient.id, gifts.recipientId))
    .where(
      and(
        sql`${gifts.state} <> 'unpaid'`,
        or(
          eq(gifts.senderId, accountId),
          and(eq(gifts.recipientId, accountId), lte(gifts.deliverAt, now), wasDelivered),
        ),
      ),
    )
    .orderBy(desc(gifts.deliverAt), desc(gifts.id))
    .limit(LISTED);
  return rows.map((row) => ({ ...row.gift, other: row.gift.senderId === accountId ? row.recipient : row.sender }));
}
