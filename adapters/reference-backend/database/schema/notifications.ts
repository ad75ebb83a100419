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

/** What players are told. Kept as what has happened: it is put into words in the language it is read in. */
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
    /** Names what is told at most once to each player. */
    onceKey: text("once_key"),
    /** May lie ahead: nobody sees it before. */
    createdAt: instant("created_at").notNull(),
    readAt: instant("read_at"),
  },
  (table) => [
    index("notifications_of_account").on(table.accountId, table.createdAt.desc(), table.id.desc()),
    index("notifications_unread").on(table.accountId, table.createdAt).where(sql`read_at is null`),
    uniqueIndex("notifications_once").on(table.accountId, table.onceKey),
    // Who was notified of a post: their pages are told when it changes.
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
