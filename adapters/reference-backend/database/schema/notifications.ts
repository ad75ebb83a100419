import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type {
  NotificationMessage,
  NotificationSubject,
} from "#adapters/reference-backend/domain/notifications/messages.ts";
import type { NotificationKind } from "#core/engagement/notification.ts";
import { codePointText, instant } from "./catalogue.ts";
import { accounts } from "./players.ts";

const accountId = () =>
  text("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

/** Notifications. They store the event; the text is made on read in the reader's language. */
export const notifications = pgTable(
  "notifications",
  {
    id: codePointText("id").primaryKey(),
    accountId: accountId(),
    kind: text("kind").$type<NotificationKind>().notNull(),
    message: text("message").$type<NotificationMessage>().notNull(),
    subject: jsonb("subject").$type<NotificationSubject>().notNull(),
    /** Path of the store that it leads to. */
    path: text("path"),
    /** Key of a notification that a player gets at most once. */
    onceKey: text("once_key"),
    /** May be in the future; the notification is hidden until then. */
    createdAt: instant("created_at").notNull(),
    readAt: instant("read_at"),
  },
  (table) => [
    index("notifications_of_account").on(table.accountId, table.createdAt.desc(), table.id.desc()),
    index("notifications_unread").on(table.accountId, table.createdAt).where(sql`read_at is null`),
    uniqueIndex("notifications_once").on(table.accountId, table.onceKey),
    // Players who were notified of a post: their pages are updated when it changes.
    index("notifications_of_article")
      .on(sql`(subject ->> 'articleId')`)
      .where(sql`subject ->> 'articleId' is not null`),
    index("notifications_of_comment")
      .on(sql`(subject ->> 'commentId')`)
      .where(sql`subject ->> 'commentId' is not null`),
  ],
);

/** Kinds that players have switched off. */
export const notificationMutes = pgTable(
  "notification_mutes",
  { accountId: accountId(), kind: text("kind").$type<NotificationKind>().notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
);
