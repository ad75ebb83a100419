import { type SQL, sql } from "drizzle-orm";
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { HiddenBy, PostKind } from "#core/community/post.ts";
import type { ReportReason } from "#core/community/report-reasons.ts";
import { codePointText, games, instant } from "./catalogue.ts";
import { accounts } from "./players.ts";

/**
 * Bytes as the database reads and writes them in base64. PGlite turns `bytea` into hexadecimal digits one by one, on the event loop:
 * 130 ms for each megabyte in, and 70 ms out.
 */
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
  toDriver: (value) => sql`decode(${Buffer.from(value).toString("base64")}, 'base64')`,
  fromDriver: (value) => new Uint8Array(value),
});

const accountId = () =>
  text("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });
const gameCode = () =>
  codePointText("game_code")
    .notNull()
    .references(() => games.gameCode, { onDelete: "cascade" });

export const articles = pgTable(
  "articles",
  {
    id: text("id").primaryKey(),
    gameCode: gameCode(),
    boardAlias: text("board_alias").notNull(),
    /** Menu of the board; `null` for none. */
    menu: text("menu"),
    accountId: accountId(),
    language: text("language").notNull(),
    title: text("title").notNull(),
    /** HTML that has passed the allow-list. */
    body: text("body").notNull(),
    /** Version of the HTML rules that `body` was sanitised with; 0 for articles older than the versions. */
    htmlRulesVersion: integer("html_rules_version").notNull().default(0),
    /** Its first words, plain text. */
    excerpt: text("excerpt").notNull().default(""),
    /** Address of its first picture. */
    image: text("image"),
    /** Ids of the pictures of ours that `body` shows. */
    imageIds: text("image_ids").array().notNull().default(sql`'{}'`),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull().default(sql`now()`),
    deletedAt: instant("deleted_at"),
    /** Reason why it is hidden; only its author and moderators see it then. */
    hiddenBy: text("hidden_by").$type<HiddenBy>(),
    /** Reports since its author last changed it. */
    reportCount: integer("report_count").notNull().default(0),
    pinned: boolean("pinned").notNull(),
    recommended: boolean("recommended").notNull(),
    likeCount: integer("like_count").notNull(),
    commentCount: integer("comment_count").notNull(),
    /** Title and first words as search compares them. */
    searchText: codePointText("search_text").notNull().default(""),
    searchGrams: text("search_grams").array().notNull().default(sql`'{}'`),
  },
  (table) => [
    index("articles_new").on(
      table.gameCode,
      table.boardAlias,
      table.pinned.desc(),
      table.createdAt.desc(),
      table.id.desc(),
    ),
    index("articles_latest").on(table.createdAt.desc(), table.id.desc()).where(sql`deleted_at is null`),
    index("articles_top").on(
      table.gameCode,
      table.boardAlias,
      table.pinned.desc(),
      table.likeCount.desc(),
      table.createdAt.desc(),
      table.id.desc(),
    ),
    index("articles_of_account").on(table.accountId, table.createdAt.desc()),
    index("articles_search_text").using("gin", table.searchText.op("gin_trgm_ops")),
    index("articles_search_grams").using("gin", table.searchGrams),
    index("articles_images").using("gin", table.imageIds),
  ],
);

export interface MentionRow {
  readonly id: string;
  readonly nickname: string;
}

/** Comments of articles; an answer belongs to the thread of the comment it answers. */
export const comments = pgTable(
  "comments",
  {
    id: text("id").primaryKey(),
    articleId: text("article_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    accountId: accountId(),
    /** The comment the thread began with, and when: its own for that comment. Threads stay together by them. */
    threadId: codePointText("thread_id").notNull(),
    threadAt: instant("thread_at").notNull(),
    isReply: boolean("is_reply").notNull(),
    /** Plain text. */
    content: text("content").notNull(),
    mentions: jsonb("mentions").$type<readonly MentionRow[]>().notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    deletedAt: instant("deleted_at"),
    hiddenBy: text("hidden_by").$type<HiddenBy>(),
    reportCount: integer("report_count").notNull().default(0),
    likeCount: integer("like_count").notNull().default(0),
    /** Answers that are not deleted, of the comment a thread began with. */
    replyCount: integer("reply_count").notNull().default(0),
  },
  (table) => [
    index("comments_oldest").on(table.articleId, table.threadAt, table.threadId, table.createdAt, table.id),
    index("comments_newest").on(
      table.articleId,
      table.threadAt.desc(),
      table.threadId.desc(),
      table.createdAt,
      table.id,
    ),
    index("comments_of_account").on(table.accountId, table.createdAt.desc()),
  ],
);

const post = () => ({ kind: text("kind").$type<PostKind>().notNull(), postId: text("post_id").notNull() });

export const postLikes = pgTable("post_likes", { accountId: accountId(), ...post() }, (table) => [
  primaryKey({ columns: [table.accountId, table.kind, table.postId] }),
]);

/** Reported posts; the reporting player no longer sees them. */
export const postReports = pgTable(
  "post_reports",
  {
    accountId: accountId(),
    ...post(),
    reason: text("reason").$type<ReportReason>().notNull(),
    words: text("words").notNull(),
    createdAt: instant("created_at").notNull(),
    /** When a moderator decided on the post; open until then. */
    resolvedAt: instant("resolved_at"),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind, table.postId] }),
    index("post_reports_open").on(table.kind, table.postId).where(sql`resolved_at is null`),
  ],
);

/** Posts that a player has hidden from their own view. */
export const hiddenPosts = pgTable("hidden_posts", { accountId: accountId(), ...post() }, (table) => [
  primaryKey({ columns: [table.accountId, table.kind, table.postId] }),
]);

/** Authors that a player has blocked. */
export const blockedAuthors = pgTable(
  "blocked_authors",
  {
    accountId: accountId(),
    authorId: text("author_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.authorId] })],
);

/** Moderators of the boards. */
export const moderators = pgTable("moderators", { accountId: accountId().primaryKey() });

/** Pictures of articles, as they are shown: written again, so that nothing of the file itself is left. */
export const boardImages = pgTable(
  "board_images",
  {
    id: text("id").primaryKey(),
    accountId: accountId(),
    data: bytes("data").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Whether an article shows it; others go after a day. */
    isUsed: boolean("is_used").notNull(),
  },
  (table) => [
    index("board_images_unused").on(table.createdAt).where(sql`not is_used`),
    index("board_images_of_account").on(table.accountId, table.createdAt),
  ],
);

/** The bytes of a picture in base64: the column itself would come in hexadecimal digits. */
export const boardImageData: SQL<string> = sql<string>`encode(${boardImages.data}, 'base64')`;

/** Drafts of players: one per board or article. */
export const boardDrafts = pgTable(
  "board_drafts",
  {
    accountId: accountId(),
    gameCode: gameCode(),
    /** Empty where no board is chosen yet. */
    boardAlias: text("board_alias").notNull(),
    /** Empty for a new article. */
    articleId: text("article_id").notNull(),
    title: text("title").notNull(),
    body: text("body").notNull(),
    /** Version of the HTML rules that `body` was sanitised with; 0 for drafts older than the versions. */
    htmlRulesVersion: integer("html_rules_version").notNull().default(0),
    menu: text("menu"),
    /** Pictures in `body`, which are kept with it. */
    imageIds: text("image_ids").array().notNull().default(sql`'{}'`),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("board_drafts_place").on(table.accountId, table.gameCode, table.boardAlias, table.articleId),
    index("board_drafts_images").using("gin", table.imageIds),
  ],
);
