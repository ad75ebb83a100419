import * as v from "valibot";
import { MAX_MENTIONS } from "#core/community/constants.ts";
import { REPORT_DECISIONS } from "#core/community/post.ts";
import { REPORT_REASONS } from "#core/community/report-reasons.ts";
import {
  cursorSchema,
  dispensableInstantSchema,
  gameCodeSchema,
  instantSchema,
  languageQuerySchema,
  languagesFirstQuerySchema,
  pageEntries,
} from "./envelope.ts";
import { NO_WRITER, reviewSchema, writerEntries } from "./reviews.ts";
import { exactly, withFallback } from "./tolerant-reader.ts";

/** The core counts text length in graphemes; the schemas only bound the input size. */
const titleSchema = v.pipe(v.string(), v.maxLength(2_000));
const bodySchema = v.pipe(v.string(), v.maxLength(400_000));
const commentTextSchema = v.pipe(v.string(), v.maxLength(20_000));

export const boardAliasSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
export const menuSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
export const postIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/));
export const accountIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9._-]{1,64}$/));

export const authorSchema = v.object({ ...writerEntries, is_moderator: withFallback(v.boolean(), false) });
/** Author of a post, which is shown even if nothing of its author can be read. */
const postAuthorSchema = withFallback(authorSchema, { ...NO_WRITER, is_moderator: false });

export const boardListAnswerSchema = v.object({
  boards: v.array(
    v.object({
      alias: v.string(),
      title: v.string(),
      article_count: withFallback(v.nullable(v.number()), null),
      menus: withFallback(v.nullable(v.array(v.object({ id: v.string(), title: v.string() }))), null),
    }),
  ),
  my_role: withFallback(v.picklist(["guest", "player", "moderator"]), "player"),
});

/** Why it is collapsed for the reader; the text is included except for moderated posts. */
const hiddenSchema = v.optional(
  v.nullable(withFallback(v.picklist(["reported", "hidden", "blocked", "moderated", "other"]), "other")),
  null,
);
const hiddenBySchema = v.optional(
  v.nullable(withFallback(v.picklist(["reports", "moderator", "other"]), "other")),
  null,
);

export const articleSummarySchema = v.object({
  id: v.string(),
  game_code: gameCodeSchema,
  board_alias: v.string(),
  menu: v.nullable(v.string()),
  title: v.string(),
  excerpt: withFallback(v.string(), ""),
  /** Address of its first picture. */
  image: v.nullable(v.string()),
  author: postAuthorSchema,
  created_at: instantSchema,
  pinned: withFallback(v.boolean(), false),
  recommended: withFallback(v.boolean(), false),
  like_count: withFallback(v.nullable(v.number()), null),
  comment_count: withFallback(v.nullable(v.number()), null),
  language: withFallback(v.string(), ""),
  is_mine: withFallback(v.boolean(), false),
  /** Hidden from others until its author has changed it, or by a moderator. */
  hidden_by: hiddenBySchema,
});
export const articleSchema = v.object({
  ...articleSummarySchema.entries,
  /** HTML that has passed the allow-list; to be sanitised again where it is shown. */
  body: v.string(),
  /** As it was written, where it is not known. */
  updated_at: dispensableInstantSchema,
  my_like: withFallback(v.boolean(), false),
  hidden: hiddenSchema,
  my_role: withFallback(v.picklist(["guest", "player", "moderator"]), "player"),
});
export const articleListQuerySchema = v.object({
  sort: v.optional(v.picklist(["new", "top", "recommended"])),
  menu: v.optional(menuSchema),
  search: v.optional(v.pipe(v.string(), v.maxLength(100))),
  language: v.optional(languageQuerySchema),
  languagesFirst: v.optional(languagesFirstQuerySchema),
  previousValue: v.optional(cursorSchema),
});
export const articleListAnswerSchema = v.object({
  articles: v.array(articleSummarySchema),
  ...pageEntries,
});
/** Articles of any game. */
export const latestArticlesAnswerSchema = v.object({
  articles: v.array(
    v.object({
      ...articleSummarySchema.entries,
      game_title: withFallback(v.string(), ""),
      board_title: withFallback(v.string(), ""),
    }),
  ),
});

export const articleBodySchema = v.object({
  title: titleSchema,
  body: bodySchema,
  menu: v.optional(v.nullable(menuSchema), null),
});
/** `updated_at` is the version that the author has read; another version in the store is a conflict. */
export const articleEditSchema = v.object({ ...articleBodySchema.entries, updated_at: instantSchema });

export const removedPostAnswerSchema = v.object({ result: v.boolean(), id: v.string() });
export const likeBodySchema = v.object({ liked: v.boolean() });
export const likeAnswerSchema = v.object({
  like_count: withFallback(v.nullable(v.number()), null),
  my_like: v.boolean(),
});
export const hideBodySchema = v.object({ hidden: v.boolean() });
export const doneAnswerSchema = v.object({ result: v.literal(true) });
export const postReportBodySchema = v.object({
  reason: v.picklist(REPORT_REASONS),
  words: v.optional(v.pipe(v.string(), v.maxLength(10_000)), ""),
});
export const reportListQuerySchema = v.object({ previousValue: v.optional(cursorSchema) });
export const reportedKindSchema = v.picklist(["article", "comment", "review"]);
/** Posts with open reports, the latest report first. */
export const reportListAnswerSchema = v.object({
  posts: v.array(
    v.object({
      kind: withFallback(v.nullable(reportedKindSchema), null),
      id: v.string(),
      game_code: gameCodeSchema,
      game_title: withFallback(v.string(), ""),
      /** The article, or the one that the comment belongs to; `null` for reviews. */
      article: v.nullable(v.object({ id: v.string(), board_alias: v.string(), title: v.string() })),
      /** Plain text; of an article its first words. */
      content: v.string(),
      author: postAuthorSchema,
      created_at: instantSchema,
      hidden_by: hiddenBySchema,
      report_count: v.number(),
      reported_at: instantSchema,
      /** The most frequent first. */
      reasons: withFallback(
        v.array(v.object({ reason: withFallback(v.picklist(REPORT_REASONS), "other"), count: v.number() })),
        [],
      ),
      /** What players wrote in their reports, the latest first. */
      words: withFallback(v.array(v.string()), []),
    }),
  ),
  ...pageEntries,
});
export const resolveReportsBodySchema = v.object({ decision: v.picklist(REPORT_DECISIONS) });

export const moderateArticleBodySchema = v.object({
  hidden: v.optional(v.boolean()),
  pinned: v.optional(v.boolean()),
  recommended: v.optional(v.boolean()),
});
export const moderateCommentBodySchema = v.object({ hidden: v.boolean() });

export const mentionSchema = v.object({ id: v.string(), nickname: v.string() });
export const commentSchema = v.object({
  id: v.string(),
  article_id: v.string(),
  /** The comment its thread began with; `null` for that comment itself. */
  thread_id: v.nullable(v.string()),
  author: postAuthorSchema,
  /** Plain text; `@nickname` of each of `mentions`. Empty once it is deleted. */
  content: v.string(),
  mentions: withFallback(v.array(mentionSchema), []),
  created_at: instantSchema,
  /** As it was written, where it is not known. */
  updated_at: dispensableInstantSchema,
  is_deleted: withFallback(v.boolean(), false),
  like_count: withFallback(v.nullable(v.number()), null),
  reply_count: withFallback(v.nullable(v.number()), null),
  my_like: withFallback(v.boolean(), false),
  is_mine: withFallback(v.boolean(), false),
  hidden: hiddenSchema,
  hidden_by: hiddenBySchema,
});
/** Threads oldest or newest first; answers follow the comment they answer, oldest first. */
export const commentListQuerySchema = v.object({
  sort: v.optional(v.picklist(["oldest", "newest"])),
  /** A comment that the first page must contain: if it is far down, the list starts at its thread. */
  from: v.optional(postIdSchema),
  previousValue: v.optional(cursorSchema),
});
export const commentListAnswerSchema = v.object({
  comments: v.array(commentSchema),
  total: withFallback(v.nullable(v.number()), null),
  /** Others precede the first of these; `null` if it is not known. */
  has_earlier: withFallback(v.nullable(v.boolean()), null),
  ...pageEntries,
});
export const commentBodySchema = v.object({
  content: commentTextSchema,
  /** The comment that is answered: an answer to an answer joins its thread. */
  reply_to: v.optional(v.nullable(postIdSchema), null),
  /** Players mentioned as `@nickname` in the text; players whom the text does not mention are ignored. */
  mentions: v.optional(v.pipe(v.array(accountIdSchema), v.maxLength(MAX_MENTIONS)), []),
});
export const commentEditSchema = v.object({
  content: commentTextSchema,
  mentions: v.optional(v.pipe(v.array(accountIdSchema), v.maxLength(MAX_MENTIONS)), []),
});

export const mentionQuerySchema = v.object({
  gameCode: gameCodeSchema,
  /** Writers of the article come first. */
  articleId: v.optional(postIdSchema),
  search: v.optional(v.pipe(v.string(), v.maxLength(40))),
});
export const mentionAnswerSchema = v.object({ players: v.array(authorSchema) });

export const blockListAnswerSchema = v.object({ authors: v.array(authorSchema) });

export const playerSchema = v.object({
  ...authorSchema.entries,
  /** Posts of the two lists of the player, as the reader finds them. */
  review_count: withFallback(v.nullable(v.number()), null),
  article_count: withFallback(v.nullable(v.number()), null),
  /** Whether the reader has blocked the player, whose lists are empty then. */
  is_blocked: withFallback(v.boolean(), false),
});
export const playerListQuerySchema = v.object({ previousValue: v.optional(cursorSchema) });
export const playerReviewsAnswerSchema = v.object({
  reviews: v.array(
    v.object({ ...reviewSchema.entries, game_code: gameCodeSchema, game_title: withFallback(v.string(), "") }),
  ),
  ...pageEntries,
});
export const playerArticlesAnswerSchema = v.object({
  ...latestArticlesAnswerSchema.entries,
  ...pageEntries,
});

export const imageBytesSchema = v.instance(Uint8Array);
/** `url` is the `src` that the picture must have in an article. */
export const imageAnswerSchema = v.object({
  id: v.string(),
  url: v.string(),
  width: v.number(),
  height: v.number(),
});

/** Key of a draft: a game, a board (or none yet), and an article (or a new one). */
export const draftRefSchema = v.object({
  gameCode: gameCodeSchema,
  boardAlias: v.optional(boardAliasSchema),
  articleId: v.optional(postIdSchema),
});
export const draftBodySchema = v.object({
  title: titleSchema,
  body: bodySchema,
  menu: v.optional(v.nullable(menuSchema), null),
});
export const draftAnswerSchema = v.object({
  draft: exactly(
    v.nullable(
      v.object({ title: v.string(), body: v.string(), menu: v.nullable(v.string()), updated_at: instantSchema }),
    ),
  ),
});
export const savedDraftAnswerSchema = v.object({ updated_at: instantSchema });
