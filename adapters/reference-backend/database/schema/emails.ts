import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./catalogue.ts";
import { accounts, bytes } from "./players.ts";

/** E-mail addresses of accounts. An account without one has no row. */
export const accountEmails = pgTable(
  "account_emails",
  {
    accountId: text("account_id")
      .primaryKey()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** Address whose link was opened; `null` if none was. */
    address: text("address"),
    /** The same for comparisons; several accounts can have one mailbox. */
    addressKey: text("address_key"),
    /** Address that counts once its link was opened; `null` if none waits. */
    pendingAddress: text("pending_address"),
    /** Language of the mails. */
    locale: text("locale").notNull(),
  },
  (table) => [index("account_emails_address").on(table.addressKey)],
);

/** Links of mails. Each can be used once. */
export const emailLinks = pgTable(
  "email_links",
  {
    /** SHA-256 of the link's token; the token itself is stored nowhere. */
    tokenHash: bytes("token_hash").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    purpose: text("purpose").$type<"verification" | "recovery">().notNull(),
    /** Address that it was sent to: a link to an address that was replaced opens nothing. */
    address: text("address").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("email_links_of_account").on(table.accountId, table.purpose),
    index("email_links_expiry").on(table.expiresAt),
  ],
);

/** Mails of test environments, for the page that shows them; on live nothing is stored here. */
export const storedMails = pgTable("stored_mails", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  recipient: text("recipient").notNull(),
  locale: text("locale").notNull(),
  subject: text("subject").notNull(),
  text: text("text").notNull(),
  createdAt: instant("created_at").notNull(),
});
