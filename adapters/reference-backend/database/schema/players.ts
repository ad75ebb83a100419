import type { SQL } from "drizzle-orm";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { ReportReason } from "#core/community/report-reasons.ts";
import type { Shell } from "#core/shell/shell.ts";
import { codePointText, games, goods, instant } from "./catalogue.ts";

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => new Uint8Array(value),
});

export const accounts = pgTable(
  "accounts",
  {
    id: text("id").primaryKey(),
    /** Lower case; `null` for authors of seed content, who cannot sign in. */
    userName: text("user_name"),
    nickname: text("nickname").notNull(),
    /** The nickname in folded case, by which players are found; `null` until it is folded, and for who cannot sign in. */
    nicknameKey: text("nickname_key"),
    /** Number of the drawing that the player has chosen; `null` for the one that follows from the id. */
    avatar: integer("avatar"),
    countryCode: text("country_code").notNull(),
    /** Argon2id hash in PHC form with its parameters and salt. */
    passwordHash: text("password_hash"),
    credentialCodes: text("credential_codes").array().notNull(),
    createdAt: instant("created_at").notNull(),
    /** When the password was last changed; `null` if it is still the first one. */
    passwordChangedAt: instant("password_changed_at"),
    /** When the country was last changed; `null` if it is still the one of the registration. */
    countryChangedAt: instant("country_changed_at"),
    /** Base32 secret of the second factor (TOTP); `null` if none was set up. */
    totpSecret: text("totp_secret"),
    /** Time when the second factor was confirmed with a first code; before that, sign-in does not require it. */
    totpConfirmedAt: instant("totp_confirmed_at"),
    /** Number of the 30-second step of the last accepted code: a code is accepted once. */
    totpLastStep: bigint("totp_last_step", { mode: "number" }),
  },
  (table) => [
    uniqueIndex("accounts_user_name").on(table.userName),
    index("accounts_nickname_key").on(table.nicknameKey),
  ],
);

const accountId = () =>
  text("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });
const gameCode = () =>
  codePointText("game_code")
    .notNull()
    .references(() => games.gameCode, { onDelete: "cascade" });

/** Accounts that their players have closed. */
export const accountClosures = pgTable(
  "account_closures",
  {
    accountId: accountId().primaryKey(),
    closedAt: instant("closed_at").notNull(),
    /** When the account is deleted permanently, unless its player signs in and keeps it. */
    deletedAt: instant("deleted_at").notNull(),
    /** Language in which the player closed it: the one of the name that remains beside posts. */
    locale: text("locale").notNull(),
  },
  (table) => [index("account_closures_due").on(table.deletedAt)],
);

/** Consents of a player, with the time of each. */
export const consents = pgTable(
  "consents",
  {
    accountId: accountId(),
    subject: text("subject").$type<"terms" | "privacy" | "marketing">().notNull(),
    /** Version of the document as the link configuration names it; empty if it names none. */
    version: text("version").notNull(),
    /** Language in which the player read it. */
    locale: text("locale").notNull(),
    acceptedAt: instant("accepted_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.subject, table.version] })],
);

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the cookie's token; the token itself is stored nowhere. */
    tokenHash: bytes("token_hash").primaryKey(),
    /** Public id, sent as `X-PP-Sid`. */
    publicId: text("public_id").notNull(),
    accountId: accountId(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** Last request, to the minute: a session that is not used ends. */
    lastSeenAt: instant("last_seen_at").notNull().default(sql`now()`),
    /** Name of the browser, e.g. `Firefox`; empty if unknown. The user agent itself is not stored. */
    browser: text("browser").notNull().default(""),
    /** Name of the operating system, e.g. `Windows`; empty if unknown. */
    system: text("system").notNull().default(""),
    shell: text("shell").$type<Shell>().notNull().default("web"),
  },
  (table) => [
    uniqueIndex("sessions_public_id").on(table.publicId),
    index("sessions_expiry").on(table.expiresAt),
    index("sessions_of_account").on(table.accountId),
  ],
);

/** Unused recovery codes of accounts with a second factor. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    accountId: accountId(),
    /** SHA-256 of the code. */
    codeHash: bytes("code_hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** Failed sign-ins in a row, by user name and by network address. */
export const signInFailures = pgTable(
  "sign_in_failures",
  {
    /** SHA-256 of `account:<user name>`, `known:<browser or step>:<user name>` or `address:<network>`. */
    keyHash: bytes("key_hash").primaryKey(),
    count: integer("count").notNull(),
    lastAt: instant("last_at").notNull(),
  },
  (table) => [index("sign_in_failures_age").on(table.lastAt)],
);

/** Requests counted by the rate limiters of all processes; unlogged, see the migration. */
export const rateCounts = pgTable(
  "rate_counts",
  {
    /** Name of the limit and SHA-256 of the account or address that it counts. */
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    windowEndsAt: instant("window_ends_at").notNull(),
  },
  (table) => [index("rate_counts_age").on(table.windowEndsAt)],
);

/** One-time codes of single sign-on. */
export const ssoCodes = pgTable("sso_codes", {
  codeHash: bytes("code_hash").primaryKey(),
  accountId: accountId(),
  target: text("target").notNull(),
  /** SHA-256 of the network address that requested the code; `null` if unknown. */
  addressHash: bytes("address_hash"),
  expiresAt: instant("expires_at").notNull(),
});

/** Sign-ins that wait for a second step in the same browser: a code of the second factor, or a confirmation. */
export const pendingSignIns = pgTable(
  "pending_sign_ins",
  {
    /** SHA-256 of the token in the browser's cookie. */
    tokenHash: bytes("token_hash").primaryKey(),
    accountId: accountId(),
    step: text("step").$type<"second_factor" | "closed_account" | "consents" | "single_sign_on">().notNull(),
    /** Second factor that was given before this step; `null` for none. A passkey is both factors at once. */
    secondFactor: text("second_factor").$type<"app" | "recovery" | "passkey">(),
    /** Address that single sign-on leads to. */
    target: text("target"),
    /** Codes that were tried. */
    tries: integer("tries").notNull().default(0),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("pending_sign_ins_expiry").on(table.expiresAt)],
);

export const ownedGames = pgTable(
  "owned_games",
  { accountId: accountId(), gameCode: gameCode(), playMinutes: integer("play_minutes").notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.gameCode] })],
);

export const ownedGoods = pgTable(
  "owned_goods",
  {
    accountId: accountId(),
    goodsId: text("goods_id")
      .notNull()
      .references(() => goods.goodsId, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.goodsId] })],
);

/** What a player does with games of the library; a row exists once a game was started or hidden. */
export const libraryGames = pgTable(
  "library_games",
  {
    accountId: accountId(),
    gameCode: gameCode(),
    /** Last start through the launcher; `null` if the game was never started. */
    lastPlayedAt: instant("last_played_at"),
    hidden: boolean("hidden").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.gameCode] })],
);

export const preRegistrations = pgTable(
  "pre_registrations",
  {
    accountId: accountId(),
    gameCode: gameCode(),
    createdAt: instant("created_at").notNull(),
    /** Whether the player is notified when the pre-install opens and when the game launches. */
    notify: boolean("notify").notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.gameCode] }),
    index("pre_registrations_of_game").on(table.gameCode),
  ],
);

export const preInstalls = pgTable(
  "pre_installs",
  {
    accountId: accountId(),
    gameCode: gameCode(),
    status: integer("status").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.gameCode] })],
);

export const recentGames = pgTable(
  "recent_games",
  { accountId: accountId(), gameCode: gameCode(), visitedAt: instant("visited_at").notNull() },
  (table) => [
    primaryKey({ columns: [table.accountId, table.gameCode] }),
    index("recent_games_order").on(table.accountId, table.visitedAt.desc()),
  ],
);

/** Characters as `getMyProfileInfo` shows them. */
export const characters = pgTable(
  "characters",
  {
    accountId: accountId(),
    gameCode: gameCode(),
    serverId: text("server_id").notNull(),
    characterId: text("character_id").notNull(),
    characterName: text("character_name").notNull(),
    nameChangedAt: instant("name_changed_at").notNull(),
    idChangedAt: instant("id_changed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.gameCode] })],
);

/** Answers of posts that carried an `Idempotency-Key`. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    accountId: accountId(),
    key: text("key").notNull(),
    /** SHA-256 of call, address and body: another request under the same key is refused. */
    requestHash: text("request_hash").notNull(),
    answer: json("answer").$type<unknown>(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] }), index("idempotency_keys_age").on(table.createdAt)],
);

const wilsonLowerBound = (): SQL => sql`case when helpful_count + unhelpful_count = 0 then 0 else (
  (helpful_count::float8 / (helpful_count + unhelpful_count)) + 1.9207 / (helpful_count + unhelpful_count)
  - 1.96 * sqrt((helpful_count::float8 * unhelpful_count) / (helpful_count + unhelpful_count) + 0.9604)
    / (helpful_count + unhelpful_count)
) / (1 + 3.8416 / (helpful_count + unhelpful_count)) end`;

export const reviews = pgTable(
  "reviews",
  {
    id: text("id").primaryKey(),
    gameCode: gameCode(),
    accountId: accountId(),
    language: text("language").notNull(),
    content: text("content").notNull(),
    score: smallint("score").notNull(),
    isSpoiler: boolean("is_spoiler").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    deletedAt: instant("deleted_at"),
    /** Whether a moderator deleted it, so that its author cannot restore it. */
    isRemoved: boolean("is_removed").notNull().default(false),
    helpfulCount: integer("helpful_count").notNull().default(0),
    unhelpfulCount: integer("unhelpful_count").notNull().default(0),
    /** Lower bound of the Wilson interval (95 %) of the helpful share. */
    helpfulRank: doublePrecision("helpful_rank").notNull().generatedAlwaysAs(wilsonLowerBound),
  },
  (table) => [
    uniqueIndex("reviews_one_each").on(table.accountId, table.gameCode).where(sql`deleted_at is null`),
    index("reviews_helpful")
      .on(table.gameCode, table.helpfulRank.desc(), table.createdAt.desc(), table.id.desc())
      .where(sql`deleted_at is null`),
    index("reviews_newest").on(table.gameCode, table.createdAt.desc(), table.id.desc()).where(sql`deleted_at is null`),
    index("reviews_highest")
      .on(table.gameCode, table.score.desc(), table.createdAt.desc(), table.id.desc())
      .where(sql`deleted_at is null`),
    index("reviews_to_clear").on(table.deletedAt).where(sql`deleted_at is not null and content <> ''`),
    index("reviews_lowest")
      .on(table.gameCode, sql`(-score) desc nulls last`, table.createdAt.desc(), table.id.desc())
      .where(sql`deleted_at is null`),
  ],
);

export const reviewVotes = pgTable(
  "review_votes",
  {
    reviewId: text("review_id")
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    accountId: accountId(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.reviewId] })],
);

/** Reported reviews; the reporting player no longer sees them. */
export const reviewReports = pgTable(
  "review_reports",
  {
    reviewId: text("review_id")
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    accountId: accountId(),
    reason: text("reason").$type<ReportReason>().notNull(),
    words: text("words").notNull(),
    createdAt: instant("created_at").notNull(),
    /** When a moderator decided on the review; open until then. */
    resolvedAt: instant("resolved_at"),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.reviewId] }),
    index("review_reports_open").on(table.reviewId).where(sql`resolved_at is null`),
  ],
);

const scoreCounts = () => ({
  count: integer("count").notNull().default(0),
  sum: bigint("sum", { mode: "number" }).notNull().default(0),
  score1: integer("score_1").notNull().default(0),
  score2: integer("score_2").notNull().default(0),
  score3: integer("score_3").notNull().default(0),
  score4: integer("score_4").notNull().default(0),
  score5: integer("score_5").notNull().default(0),
});

/** Exact totals of the reviews that are not deleted, updated in the transaction that changes a review. */
export const reviewTotals = pgTable(
  "review_totals",
  {
    gameCode: gameCode().primaryKey(),
    ...scoreCounts(),
    /** Average drawn towards 3.5 by ten imagined ratings, so that one rating does not lead a chart. */
    rating: doublePrecision("rating")
      .notNull()
      .generatedAlwaysAs((): SQL => sql`(sum + 35)::float8 / (count + 10)`),
  },
  (table) => [index("review_totals_rating").on(table.rating.desc(), table.gameCode.desc())],
);

export const reviewLanguageTotals = pgTable(
  "review_language_totals",
  { gameCode: gameCode(), language: text("language").notNull(), ...scoreCounts() },
  (table) => [primaryKey({ columns: [table.gameCode, table.language] })],
);
