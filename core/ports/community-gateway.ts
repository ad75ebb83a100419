import type { GameCode, Instant } from "../catalogue/game.ts";
import type {
  Article,
  ArticleDraft,
  ArticleEntry,
  ArticlePage,
  ArticleSort,
  Author,
  BoardList,
  NamedAuthor,
} from "../community/article.ts";
import type { Comment, CommentDraft, CommentPage, CommentSort } from "../community/comment.ts";
import type { PlayerProfile, ProfileReviewPage } from "../community/player-profile.ts";
import type { ReportDecision } from "../community/post.ts";
import type { LanguageFilter } from "../community/post-languages.ts";
import type { Report } from "../community/report.policy.ts";
import type { ReportedPostPage, ReportedPostRef } from "../community/reported-post.ts";
import type { Result } from "../failures/request-failure.ts";
import type { CallOptions } from "./catalogue-gateway.ts";

/** An article of a board as lists over all games show it. */
export interface ArticleSummary extends ArticleEntry {
  readonly gameTitle: string;
  readonly boardTitle: string;
}

export interface ArticleSummaryPage {
  readonly articles: readonly ArticleSummary[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

export interface ArticleQuery extends LanguageFilter {
  readonly sort?: ArticleSort | undefined;
  readonly menu?: string | undefined;
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
}

export interface CommentQuery {
  readonly sort?: CommentSort | undefined;
  /**
   * Id of a comment that the first page contains: the list starts at its thread, or at the comment itself if it is
   * further down.
   */
  readonly from?: string | undefined;
  readonly cursor?: string | undefined;
}

/** Location of an article; the community service requires it with every call. */
export interface ArticleRef {
  readonly id: string;
  readonly gameCode: GameCode;
}

/** A comment and the game it is about. */
export interface CommentRef {
  readonly id: string;
  readonly gameCode: GameCode;
}

/** Result of an edit: `changed` means a conflict, nothing was saved. */
export interface EditOutcome {
  readonly kind: "saved" | "changed";
  /** The stored article. */
  readonly article: Article;
}

export interface LikeState {
  /** `null` if it is not known. */
  readonly likeCount: number | null;
  readonly myLike: boolean;
}

/** Changes by moderators; absent fields stay unchanged. */
export interface Moderation {
  readonly hidden?: boolean;
  readonly pinned?: boolean;
  readonly recommended?: boolean;
}

/** An uploaded picture. */
export interface BoardImage {
  readonly id: string;
  /** `src` that the picture must have in an article. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** Target of a draft: no board if none is chosen yet, no article for a new one. */
export interface EditorTarget {
  readonly gameCode: GameCode;
  readonly boardAlias: string | null;
  readonly articleId: string | null;
}

export interface ServerDraft extends ArticleDraft {
  readonly updatedAt: Instant;
}

/**
 * Boards of the games (`/community/api`). Never throws. A board that is not open here fails with 409 and 40904, an
 * empty one with 40901 to 40903, an article that no longer exists with 40905. Posts within 10 s of the last one fail
 * with 429.
 */
export interface CommunityGateway {
  /** `GET …/articles`: the latest of all boards that are open in the country, or those with words; 1 to 20 of them. */
  listLatest(
    input: { readonly limit: number; readonly search?: string | undefined },
    options?: CallOptions,
  ): Promise<Result<readonly ArticleSummary[]>>;
  /** `GET …/games/{gameCode}/boards` */
  listBoards(gameCode: GameCode, options?: CallOptions): Promise<Result<BoardList>>;
  /** `GET …/boards/{boardAlias}/articles`: pinned first, 20 a page. */
  listArticles(
    board: { readonly gameCode: GameCode; readonly boardAlias: string },
    query: ArticleQuery,
    options?: CallOptions,
  ): Promise<Result<ArticlePage>>;
  /** `GET …/articles/{articleId}` */
  getArticle(article: ArticleRef, options?: CallOptions): Promise<Result<Article>>;
  /** `POST …/boards/{boardAlias}/articles`. The same key answers with the same article, however often it is sent. */
  postArticle(
    board: { readonly gameCode: GameCode; readonly boardAlias: string },
    draft: ArticleDraft,
    idempotencyKey: string,
  ): Promise<Result<Article>>;
  /** `PATCH …/articles/{articleId}`: saved, or `changed` with the article as it is now if it was changed since `updatedAt`. */
  editArticle(article: ArticleRef, draft: ArticleDraft, updatedAt: Instant): Promise<Result<EditOutcome>>;
  removeArticle(article: ArticleRef): Promise<Result<null>>;
  /** Takes a deletion back; 40905 once it is too late for that. */
  restoreArticle(article: ArticleRef): Promise<Result<Article>>;
  likeArticle(article: ArticleRef, liked: boolean): Promise<Result<LikeState>>;
  /** Hides an article from the player, or shows it again. */
  hideArticle(article: ArticleRef, hidden: boolean): Promise<Result<null>>;
  /** 409 `ALREADY_REPORTED` for a second report. */
  reportArticle(article: ArticleRef, report: Report, idempotencyKey: string): Promise<Result<null>>;
  /** For moderators. */
  moderateArticle(article: ArticleRef, moderation: Moderation): Promise<Result<Article>>;
  /** `GET …/articles/{articleId}/comments`: threads in the requested order, answers below their comment; 20 a page. */
  listComments(article: ArticleRef, query: CommentQuery, options?: CallOptions): Promise<Result<CommentPage>>;
  /** `replyTo`: the comment that is answered; an answer to an answer joins its thread. */
  postComment(
    article: ArticleRef,
    draft: CommentDraft,
    replyTo: string | null,
    idempotencyKey: string,
  ): Promise<Result<Comment>>;
  editComment(comment: CommentRef, draft: CommentDraft): Promise<Result<Comment>>;
  removeComment(comment: CommentRef): Promise<Result<null>>;
  /** Takes a deletion back; 404 once it is too late for that. */
  restoreComment(comment: CommentRef): Promise<Result<Comment>>;
  likeComment(comment: CommentRef, liked: boolean): Promise<Result<LikeState>>;
  hideComment(comment: CommentRef, hidden: boolean): Promise<Result<null>>;
  reportComment(comment: CommentRef, report: Report, idempotencyKey: string): Promise<Result<null>>;
  /** For moderators. */
  moderateComment(comment: CommentRef, hidden: boolean): Promise<Result<Comment>>;
  /** Posts with open reports, the latest report first; 20 a page. For moderators, 403 for all others. */
  listReports(cursor: string | undefined, options?: CallOptions): Promise<Result<ReportedPostPage>>;
  /**
   * Closes the open reports of a post: `keep` shows it, `remove` hides an article or a comment and deletes a review,
   * `reopen` takes the latest decision back. For moderators; 404 and 40905 for posts that are gone.
   */
  resolveReports(post: ReportedPostRef, decision: ReportDecision): Promise<Result<null>>;
  /** Up to 8 players whose nickname begins with the text: writers of the article first, then of the game's boards. */
  suggestMentions(
    input: { readonly gameCode: GameCode; readonly articleId: string | null; readonly search: string },
    options?: CallOptions,
  ): Promise<Result<readonly NamedAuthor[]>>;
  /** What a player has made public; 404 for a closed or deleted account. */
  getPlayer(playerId: string, options?: CallOptions): Promise<Result<PlayerProfile>>;
  /** Reviews of a player, the newest first, 20 a page; 404 as above. */
  listPlayerReviews(
    playerId: string,
    cursor: string | undefined,
    options?: CallOptions,
  ): Promise<Result<ProfileReviewPage>>;
  /** Articles of a player, the newest first, 20 a page; 404 as above. */
  listPlayerArticles(
    playerId: string,
    cursor: string | undefined,
    options?: CallOptions,
  ): Promise<Result<ArticleSummaryPage>>;
  /** Authors whose posts the player does not want to read. */
  listBlocks(options?: CallOptions): Promise<Result<readonly Author[]>>;
  setBlocked(authorId: string, blocked: boolean): Promise<Result<null>>;
  /** Uploads a picture of at most 5 MB; 400 if it is not a picture. */
  uploadImage(gameCode: GameCode, bytes: Uint8Array<ArrayBuffer>): Promise<Result<BoardImage>>;
  /** The player's draft for an article or a board; `null` if there is none. */
  getDraft(target: EditorTarget, options?: CallOptions): Promise<Result<ServerDraft | null>>;
  saveDraft(target: EditorTarget, draft: ArticleDraft): Promise<Result<Instant>>;
  dropDraft(target: EditorTarget): Promise<Result<null>>;
}
