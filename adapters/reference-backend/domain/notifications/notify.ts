import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { notificationMutes, notifications } from "#adapters/reference-backend/database/schema/index.ts";
import { accountTopic, LIVE_CHANNEL, publishTopics } from "../live/live-topics.ts";
import { NOTIFICATION_MESSAGES, type NotificationMessage, type NotificationSubject } from "./messages.ts";

/** Rows of one statement. */
const MAX_ROWS = 1_000;

export interface NewNotification {
  readonly accountId: string;
  readonly message: NotificationMessage;
  readonly subject?: NotificationSubject;
  /** Path of the store that it leads to, made by `buildPath`. */
  readonly path?: string;
  /** Time of delivery; it may be in the future. */
  readonly at: Date;
  /** Key that delivers the notification once, e.g. `sale:tl-deluxe:2026-11-21`. */
  readonly once?: string;
}

/**
 * Sends notifications, except of kinds that the player has switched off. `queries` is the transaction of the event: on
 * rollback nothing is sent, and on commit every open page of the player is updated, by whichever process serves it.
 */
export async function notify(queries: Queries, ...news: readonly NewNotification[]): Promise<void> {
  if (news.length === 0) return;
  const accountIds = [...new Set(news.map(({ accountId }) => accountId))];
  const mutes = await queries.select().from(notificationMutes).where(inArray(notificationMutes.accountId, accountIds));
  const rows = news
    .map(({ accountId, message, subject = {}, path, at, once }) => ({
      id: randomUUID(),
      accountId,
      kind: NOTIFICATION_MESSAGES[message],
      message,
      subject,
      path: path ?? null,
      onceKey: once ?? null,
      createdAt: at,
    }))
    .filter((row) => !mutes.some(({ accountId, kind }) => accountId === row.accountId && kind === row.kind));
  const notified = new Set<string>();
  for (let at = 0; at < rows.length; at += MAX_ROWS) {
    const inserted = await queries
      .insert(notifications)
      .values(rows.slice(at, at + MAX_ROWS))
      .onConflictDoNothing()
      .returning({ accountId: notifications.accountId });
    for (const { accountId } of inserted) notified.add(accountId);
  }
  await publishTopics(queries, [...notified].map(accountTopic));
}

/** Removes a notification whose event no longer counts, also from open pages. */
export async function forgetNotification(
  queries: Queries,
  { accountId, once }: { readonly accountId: string; readonly once: string },
): Promise<void> {
  await queries
    .delete(notifications)
    .where(and(eq(notifications.accountId, accountId), eq(notifications.onceKey, once)));
  await publishTopics(queries, [accountTopic(accountId)]);
}

/** Refreshes the notifications on the open pages of every player who was notified of a post. */
export async function notifyRecipientsOf(
  queries: Queries,
  post: { readonly commentId: string } | { readonly articleId: string },
): Promise<void> {
  const isOfPost =
    "commentId" in post
      ? sql`${notifications.subject} ->> 'commentId' = ${post.commentId}`
      : sql`${notifications.subject} ->> 'articleId' = ${post.articleId}`;
  await queries.execute(
    sql`select pg_notify(${LIVE_CHANNEL}, ${accountTopic("")} || account_id)
      from (select distinct ${notifications.accountId} as account_id from ${notifications} where ${isOfPost}) as recipients`,
  );
}
