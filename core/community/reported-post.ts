import type { GameCode, Instant } from "../catalogue/game.ts";
import type { Author } from "./article.ts";
import type { HiddenBy, PostKind } from "./post.ts";
import type { ReportReason } from "./report-reasons.ts";

/** Kinds of posts that players report. */
export type ReportedKind = PostKind | "review";

/** Identifies a reported post. */
export interface ReportedPostRef {
  readonly kind: ReportedKind;
  readonly id: string;
}

/** A post with open reports, as moderators see it. */
export interface ReportedPost {
  /** `null` for a kind that this version does not know. */
  readonly kind: ReportedKind | null;
  readonly id: string;
  readonly gameCode: GameCode;
  readonly gameTitle: string;
  /** The article, or the one that the comment belongs to; `null` for reviews. */
  readonly article: { readonly id: string; readonly boardAlias: string; readonly title: string } | null;
  /** Plain text; of an article its first words. */
  readonly content: string;
  readonly author: Author;
  readonly createdAt: Instant;
  readonly hiddenBy: HiddenBy | null;
  /** Players who reported it. */
  readonly reportCount: number;
  /** Its latest report. */
  readonly reportedAt: Instant;
  /** The most frequent first. */
  readonly reasons: readonly { readonly reason: ReportReason; readonly count: number }[];
  /** What players wrote in their reports, the latest first. */
  readonly words: readonly string[];
}

/** A reported post that a moderator can decide on: the decision names its kind. */
export type DecidablePost = ReportedPost & ReportedPostRef;

export const isDecidable = (post: ReportedPost): post is DecidablePost => post.kind !== null;

export interface ReportedPostPage {
  readonly posts: readonly ReportedPost[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}
