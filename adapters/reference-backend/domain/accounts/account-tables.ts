import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import * as tables from "#adapters/reference-backend/database/schema/index.ts";

/** A column that names an account, and what its rows mean to the account's player. */
export interface AccountColumn {
  readonly table: PgTable;
  readonly column: PgColumn;
  /** `kept`: for the law or for other players; `eraseAccount` takes what is personal out of these rows. */
  readonly erasure: "deleted" | "kept";
  /** Columns that the player's copy of the data leaves out, by their names here; `all` leaves out the rows. */
  readonly hidden: readonly string[] | "all";
  /** Rows that the player may see already; all if absent. */
  readonly shown?: (now: Date) => SQL;
}

type Rest = Pick<AccountColumn, "shown"> & { readonly hidden?: AccountColumn["hidden"] };

const deleted = (column: PgColumn, { hidden = [], ...rest }: Rest = {}): AccountColumn => {
  return { table: column.table, column, erasure: "deleted", hidden, ...rest };
};
const kept = (column: PgColumn, { hidden = [], ...rest }: Rest = {}): AccountColumn => {
  return { table: column.table, column, erasure: "kept", hidden, ...rest };
};
const notBefore = (column: PgColumn) => (now: Date) => sql`${column} <= ${now.toISOString()}::timestamptz`;

/** Every column of the database that names an account. A new one belongs here, which a test checks. */
export const ACCOUNT_COLUMNS: readonly AccountColumn[] = [
  deleted(tables.accountClosures.accountId),
  deleted(tables.accountEmails.accountId),
  kept(tables.articles.accountId, { hidden: ["imageIds", "searchText", "searchGrams", "htmlRulesVersion"] }),
  deleted(tables.blockedAuthors.accountId),
  // The list of another player, in which the author has no name any more.
  kept(tables.blockedAuthors.authorId, { hidden: "all" }),
  deleted(tables.boardDrafts.accountId, { hidden: ["imageIds", "htmlRulesVersion"] }),
  // Those that an article shows are a part of it.
  kept(tables.boardImages.accountId, { hidden: ["data"] }),
  deleted(tables.cartLines.accountId),
  deleted(tables.characters.accountId),
  kept(tables.comments.accountId),
  deleted(tables.consents.accountId),
  // Those that an order has used are a part of it.
  kept(tables.couponRedemptions.accountId),
  deleted(tables.couponTries.accountId, { hidden: ["codeHash"] }),
  deleted(tables.emailLinks.accountId, { hidden: ["tokenHash"] }),
  deleted(tables.favoriteNews.accountId),
  deleted(tables.favorites.accountId),
  kept(tables.gifts.recipientId, {
    shown: (now) =>
      sql`${tables.gifts.state} <> 'unpaid' and ${notBefore(tables.gifts.deliverAt)(now)} and ${tables.gifts.withdrawnAt} is null`,
  }),
  kept(tables.gifts.senderId),
  deleted(tables.hiddenPosts.accountId),
  // Copies of answers, for requests that are repeated.
  deleted(tables.idempotencyKeys.accountId, { hidden: "all" }),
  deleted(tables.libraryGames.accountId),
  deleted(tables.miniGamePlays.accountId),
  deleted(tables.moderators.accountId),
  deleted(tables.notificationMutes.accountId),
  deleted(tables.notifications.accountId, { shown: notBefore(tables.notifications.createdAt) }),
  // The law has purchases kept.
  kept(tables.orders.accountId),
  deleted(tables.ownedGames.accountId),
  deleted(tables.ownedGoods.accountId),
  deleted(tables.passkeyHandles.accountId, { hidden: "all" }),
  deleted(tables.passkeys.accountId, { hidden: ["credentialId", "publicKey", "counter"] }),
  deleted(tables.pendingSignIns.accountId, { hidden: "all" }),
  deleted(tables.playerAchievements.accountId),
  deleted(tables.postLikes.accountId),
  deleted(tables.postReports.accountId),
  deleted(tables.preInstalls.accountId),
  deleted(tables.preRegistrations.accountId),
  deleted(tables.recentGames.accountId),
  deleted(tables.recoveryCodes.accountId, { hidden: "all" }),
  deleted(tables.reviewReports.accountId),
  deleted(tables.reviewVotes.accountId),
  kept(tables.reviews.accountId),
  deleted(tables.rewardClaims.accountId),
  deleted(tables.sessions.accountId, { hidden: ["tokenHash"] }),
  deleted(tables.ssoCodes.accountId, { hidden: "all" }),
];

/** Columns of the account itself that its player's copy of the data leaves out. */
export const HIDDEN_OF_ACCOUNT: readonly string[] = ["nicknameKey", "passwordHash", "totpSecret", "totpLastStep"];

/** Columns of a table but the hidden ones. */
export function shownColumns(table: PgTable, hidden: readonly string[]): Readonly<Record<string, PgColumn>> {
  return Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !hidden.includes(name)));
}
