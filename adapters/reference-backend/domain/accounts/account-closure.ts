import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import {
  accountClosures,
  accountEmails,
  accounts,
  articles,
  boardImages,
  comments,
  couponRedemptions,
  gifts,
  notifications,
  orders,
  reviews,
  storedMails,
} from "#adapters/reference-backend/database/schema/index.ts";
import { ACCOUNT_GRACE_DAYS } from "#core/account/constants.ts";
import { lockAccount } from "../commerce/lock-account.ts";
import { close, settleDue } from "../orders/advance-order.ts";
import { declineAllGifts, lockWithGivers } from "../rewards/settle-gifts.ts";
import { endSessionsOf } from "../session/account-sessions.ts";
import { ACCOUNT_COLUMNS } from "./account-tables.ts";

const DAY_MS = 86_400_000;

export interface AccountClosure {
  readonly userName: string;
  /** When the account is deleted permanently. */
  readonly deletedAt: Date;
}

/** Closes an account: its sessions end and its unpaid orders are cancelled. It can be kept until `deletedAt`. */
export async function closeAccount(
  queries: Queries,
  input: { readonly accountId: string; readonly locale: string; readonly now: Date },
): Promise<{ readonly deletedAt: Date; readonly endedSessions: number }> {
  const { accountId, locale, now } = input;
  await settleDue(queries, accountId, now);
  return await queries.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    const deletedAt = new Date(now.getTime() + ACCOUNT_GRACE_DAYS * DAY_MS);
    await transaction
      .insert(accountClosures)
      .values({ accountId, closedAt: now, deletedAt, locale })
      .onConflictDoUpdate({ target: accountClosures.accountId, set: { closedAt: now, deletedAt, locale } });
    await cancelOpenOrders(transaction, accountId, now);
    return { deletedAt, endedSessions: await endSessionsOf(transaction, { accountId }, now) };
  });
}

/** The closure of an account; `null` if it is open. */
export async function readClosure(queries: Queries, accountId: string): Promise<AccountClosure | null> {
  const [closure] = await queries
    .select({ userName: accounts.userName, deletedAt: accountClosures.deletedAt })
    .from(accountClosures)
    .innerJoin(accounts, eq(accounts.id, accountClosures.accountId))
    .where(eq(accountClosures.accountId, accountId));
  return closure === undefined ? null : { userName: closure.userName ?? "", deletedAt: closure.deletedAt };
}

/** Opens a closed account again. */
export async function keepAccount(queries: Queries, accountId: string): Promise<void> {
  await queries.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    await transaction.delete(accountClosures).where(eq(accountClosures.accountId, accountId));
  });
}

/**
 * Deletes the accounts whose time is over; how many. `nameIn` is the name, in a language, of an author who has left. Orders stay as the
 * law asks, posts stay without the name: other players have answered them.
 */
export async function eraseDueAccounts(
  queries: Queries,
  { now, nameIn }: { readonly now: Date; readonly nameIn: (locale: string) => string },
): Promise<readonly string[]> {
  const isDue = sql`${accountClosures.deletedAt} <= ${now.toISOString()}::timestamptz`;
  const due = await queries.select({ accountId: accountClosures.accountId }).from(accountClosures).where(isDue);
  const erased: string[] = [];
  for (const { accountId } of due) {
    await settleDue(queries, accountId, now);
    await queries.transaction(async (transaction) => {
      await lockWithGivers(transaction, accountId);
      const [closure] = await transaction
        .delete(accountClosures)
        .where(and(eq(accountClosures.accountId, accountId), isDue))
        .returning({ locale: accountClosures.locale });
      // Kept in the meantime, or deleted by another process.
      if (closure === undefined) return;
      await eraseAccount(transaction, { accountId, name: nameIn(closure.locale), now });
      erased.push(accountId);
    });
  }
  // The money of gifts that were declined.
  if (erased.length > 0) await settleDue(queries, null, now);
  return erased;
}

async function eraseAccount(
  transaction: Queries,
  { accountId, name, now }: { readonly accountId: string; readonly name: string; readonly now: Date },
): Promise<void> {
  await renameEverywhere(transaction, accountId, name);
  await cancelOpenOrders(transaction, accountId, now);
  await declineAllGifts(transaction, accountId, now);
  await transaction
    .update(gifts)
    .set({ message: "" })
    .where(or(eq(gifts.senderId, accountId), eq(gifts.recipientId, accountId)));
  await emptyDeletedPosts(transaction, accountId);
  await transaction.delete(boardImages).where(and(eq(boardImages.accountId, accountId), eq(boardImages.isUsed, false)));
  const isUnused = sql`${couponRedemptions.orderKey} is null`;
  await transaction.delete(couponRedemptions).where(and(eq(couponRedemptions.accountId, accountId), isUnused));
  await transaction.update(orders).set({ attemptKey: null }).where(eq(orders.accountId, accountId));
  const [email] = await transaction.select().from(accountEmails).where(eq(accountEmails.accountId, accountId));
  for (const address of [email?.address, email?.pendingAddress]) {
    if (address) await transaction.delete(storedMails).where(eq(storedMails.recipient, address));
  }
  for (const { table, column, erasure } of ACCOUNT_COLUMNS) {
    if (erasure === "deleted") await transaction.delete(table).where(eq(column, accountId));
  }
}

/** Takes the names of the player out of the account, out of comments that mention it and out of notifications of others. */
async function renameEverywhere(transaction: Queries, accountId: string, name: string): Promise<void> {
  await transaction
    .update(accounts)
    .set({
      userName: null,
      nickname: name,
      nicknameKey: null,
      avatar: null,
      passwordHash: null,
      credentialCodes: [],
      passwordChangedAt: null,
      countryChangedAt: null,
      totpSecret: null,
      totpConfirmedAt: null,
      totpLastStep: null,
    })
    .where(eq(accounts.id, accountId));
  const mention = JSON.stringify([{ id: accountId }]);
  await transaction
    .update(comments)
    .set({
      mentions: sql`(select jsonb_agg(case when one ->> 'id' = ${accountId}
        then jsonb_set(one, '{nickname}', to_jsonb(${name}::text)) else one end)
        from jsonb_array_elements(${comments.mentions}) as one)`,
    })
    .where(sql`${comments.mentions} @> ${mention}::jsonb`);
  await transaction
    .update(notifications)
    .set({ subject: sql`jsonb_set(${notifications.subject}, '{name}', to_jsonb(${name}::text))` })
    .where(
      sql`${notifications.subject} ->> 'name' is not null and (
        ${notifications.subject} ->> 'commentId' in (select id from ${comments} where ${eq(comments.accountId, accountId)})
        or ${notifications.onceKey} in (
          select outcome || ${gifts.id} from ${gifts},
            unnest(array['giftReceived:', 'giftAccepted:', 'giftDeclined:', 'giftExpired:']) as outcome
            where ${eq(gifts.senderId, accountId)} or ${eq(gifts.recipientId, accountId)}))
        and ${notifications.accountId} <> ${accountId}`,
    );
}

/** Takes the words out of posts that the player has deleted. */
async function emptyDeletedPosts(transaction: Queries, accountId: string): Promise<void> {
  await transaction
    .update(articles)
    .set({ title: "", body: "", excerpt: "", image: null, imageIds: [], searchText: "", searchGrams: [] })
    .where(and(eq(articles.accountId, accountId), isNotNull(articles.deletedAt)));
  await transaction
    .update(comments)
    .set({ content: "", mentions: [] })
    .where(and(eq(comments.accountId, accountId), isNotNull(comments.deletedAt)));
  await transaction
    .update(reviews)
    .set({ content: "" })
    .where(and(eq(reviews.accountId, accountId), isNotNull(reviews.deletedAt)));
}

async function cancelOpenOrders(transaction: Queries, accountId: string, now: Date): Promise<void> {
  const open = await transaction
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), eq(orders.state, "awaiting_payment")));
  for (const order of open) await close(transaction, order, { to: "cancelled", reason: "by_you", now });
}
