import { and, count, desc, eq, isNull, lte, sql } from "drizzle-orm";
import * as v from "valibot";
import { NOTIFICATION_KINDS } from "#core/engagement/notification.ts";
import type { Queries } from "../database/database.ts";
import { notificationMutes, notifications } from "../database/schema/index.ts";
import type { ClosedGames } from "../domain/catalogue/closed-games.ts";
import { readerOf } from "../domain/community/reader.ts";
import { accountTopic, publishTopics } from "../domain/live/live-topics.ts";
import type { CollectNews } from "../domain/notifications/collect-news.ts";
import { sigilsOf } from "../domain/notifications/notification-pictures.ts";
import { wordsOf } from "../domain/notifications/notification-words.ts";
import { isShownToAccount } from "../domain/notifications/notified-posts.ts";
import { isOfOpenGame } from "../domain/notifications/open-games.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { notFound } from "../http/call-refusal.ts";
import { cursorInstantSchema, cursorTextSchema, decodeCursor, encodeCursor } from "../http/cursor.ts";
import { type RequestScope, requirePlayer } from "../http/request-scope.ts";
import type { Services } from "../services.ts";

type NotificationCalls = Pick<
  CallHandlers,
  | "listNotifications"
  | "countUnreadNotifications"
  | "readNotification"
  | "readAllNotifications"
  | "getNotificationSettings"
  | "changeNotificationSettings"
>;

const PAGE_SIZE = 20;
const LIST = "notifications";
const cursorSchema = v.tuple([cursorInstantSchema, cursorTextSchema]);

export function notificationCalls(
  { database, pageTexts, pictures }: Services,
  collect: CollectNews,
): NotificationCalls {
  const { queries } = database;
  return {
    listNotifications: async ({ query, scope }) => {
      const player = requirePlayer(scope);
      const { accountId } = player;
      const { now, locale } = scope;
      const after = decodeCursor(query.previousValue, LIST, cursorSchema);
      if (after === undefined) await collect(player, now);
      const rows = await queries
        .select()
        .from(notifications)
        .where(
          and(
            eq(notifications.accountId, accountId),
            lte(notifications.createdAt, now),
            isShownToAccount(accountId),
            isOfOpenGame(scope.closedGames),
            after === undefined
              ? undefined
              : sql`(${notifications.createdAt}, ${notifications.id})
                  < (${new Date(after[0]).toISOString()}::timestamptz, ${after[1]})`,
          ),
        )
        .orderBy(desc(notifications.createdAt), desc(notifications.id))
        .limit(PAGE_SIZE + 1);
      const page = rows.slice(0, PAGE_SIZE);
      const words = await wordsOf(queries, page, {
        locale,
        pageTexts,
        reader: await readerOf(queries, scope),
        now,
      });
      const sigils = await sigilsOf(queries, pictures, page);
      const last = page.at(-1);
      const cursor =
        rows.length > PAGE_SIZE && last !== undefined ? encodeCursor(LIST, [last.createdAt.getTime(), last.id]) : null;
      return {
        notifications: page.map(({ id, kind, path, createdAt, readAt }, at) => ({
          id,
          kind,
          title: words[at]?.title ?? "",
          body: words[at]?.body ?? "",
          picture: sigils[at] ?? "",
          action: path === null ? null : { type: "purpleWeb", target: path },
          created_at: createdAt.toISOString(),
          read_at: readAt?.toISOString() ?? null,
        })),
        has_more: cursor !== null,
        previous_value: cursor,
        unread_count: await unreadCountOf(queries, readerIn(scope), now),
      };
    },

    countUnreadNotifications: async ({ scope }) => {
      const player = requirePlayer(scope);
      await collect(player, scope.now);
      return { unread_count: await unreadCountOf(queries, readerIn(scope), scope.now) };
    },

    readNotification: async ({ parameters, scope }) => {
      const { accountId } = requirePlayer(scope);
      const isIt = and(eq(notifications.accountId, accountId), eq(notifications.id, parameters.notificationId));
      const [found] = await queries.select({ readAt: notifications.readAt }).from(notifications).where(isIt);
      if (found === undefined) throw notFound("notification");
      if (found.readAt === null) {
        await queries.transaction(async (transaction) => {
          await transaction.update(notifications).set({ readAt: scope.now }).where(isIt);
          await publishTopics(transaction, [accountTopic(accountId)]);
        });
      }
      return { unread_count: await unreadCountOf(queries, readerIn(scope), scope.now) };
    },

    readAllNotifications: async ({ body, scope }) => {
      const { accountId } = requirePlayer(scope);
      const until = new Date(Math.min(new Date(body.until).getTime(), scope.now.getTime()));
      await queries.transaction(async (transaction) => {
        await transaction
          .update(notifications)
          .set({ readAt: scope.now })
          .where(
            and(
              eq(notifications.accountId, accountId),
              isNull(notifications.readAt),
              lte(notifications.createdAt, until),
            ),
          );
        await publishTopics(transaction, [accountTopic(accountId)]);
      });
      return { unread_count: await unreadCountOf(queries, readerIn(scope), scope.now) };
    },

    getNotificationSettings: async ({ scope }) => {
      const { accountId } = requirePlayer(scope);
      return { muted: await mutedOf(queries, accountId) };
    },

    changeNotificationSettings: async ({ body, scope }) => {
      const { accountId } = requirePlayer(scope);
      await queries.transaction(async (transaction) => {
        await transaction.delete(notificationMutes).where(eq(notificationMutes.accountId, accountId));
        const rows = [...new Set(body.muted)].map((kind) => ({ accountId, kind }));
        if (rows.length > 0) await transaction.insert(notificationMutes).values(rows).onConflictDoNothing();
      });
      return { muted: await mutedOf(queries, accountId) };
    },
  };
}

export interface NotificationReader {
  readonly accountId: string;
  readonly closedGames: ClosedGames;
}

const readerIn = (scope: RequestScope): NotificationReader => ({
  accountId: requirePlayer(scope).accountId,
  closedGames: scope.closedGames,
});

/** Number of unread notifications of a player. */
export async function unreadCountOf(
  queries: Queries,
  { accountId, closedGames }: NotificationReader,
  now: Date,
): Promise<number> {
  const [row] = await queries
    .select({ unread: count() })
    .from(notifications)
    .where(
      and(
        eq(notifications.accountId, accountId),
        isNull(notifications.readAt),
        lte(notifications.createdAt, now),
        isShownToAccount(accountId),
        isOfOpenGame(closedGames),
      ),
    );
  return row?.unread ?? 0;
}

async function mutedOf(queries: Queries, accountId: string) {
  const rows = await queries.select().from(notificationMutes).where(eq(notificationMutes.accountId, accountId));
  return NOTIFICATION_KINDS.filter((kind) => rows.some((row) => row.kind === kind));
}
