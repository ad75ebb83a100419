import type { InferOutput } from "valibot";
import * as v from "valibot";
import { type Article, type ArticleEntry, type Author, isNamed } from "#core/community/article.ts";
import type { Comment } from "#core/community/comment.ts";
import { succeed } from "#core/failures/request-failure.ts";
import type { ArticleSummary, CommunityGateway, EditorTarget } from "#core/ports/community-gateway.ts";
import {
  articleSchema,
  type articleSummarySchema,
  type authorSchema,
  type commentSchema,
  type latestArticlesAnswerSchema,
} from "../wire/community.ts";
import * as calls from "../wire/community-calls.ts";
import { readTolerantly } from "../wire/tolerant-reader.ts";
import { PORTAL_GAME_CODE } from "./constants.ts";
import type { HttpClient } from "./http-client.ts";
import { mapResult } from "./map-result.ts";
import { readPageEnd } from "./read-page-end.ts";
import { readReview } from "./read-review.ts";
import { createStaticResolver } from "./static-addresses.ts";

/** Maximum number of games in the header: servers limit the length of headers. */
const MAX_PRESERVICE_GAMES = 50;

const nothing = () => null;

/** Details of a refused edit: the article as it is now. */
const changedSchema = v.object({ article: articleSchema });

export interface CommunityGatewayOptions {
  /** Where the pictures of authors are; empty for the page's own origin. */
  readonly wstaticDomain: string;
  /** Known games that are announced for the viewer's country and not open there yet; none by default. */
  readonly readPreserviceGames?: () => readonly string[];
}

/** Boards over HTTP. */
export function createHttpCommunityGateway(
  client: HttpClient,
  { wstaticDomain, readPreserviceGames = () => [] }: CommunityGatewayOptions,
): CommunityGateway {
  const resolve = createStaticResolver(wstaticDomain);
  const contextOf = (storeGameCode: string) => ({
    storeGameCode,
    preserviceGameCodes: readPreserviceGames().slice(0, MAX_PRESERVICE_GAMES),
  });
  const readAuthor = ({ is_moderator, ...author }: InferOutput<typeof authorSchema>): Author => ({
    ...author,
    avatar: resolve(author.avatar),
    isModerator: is_moderator,
  });
  const readEntry = (wire: InferOutput<typeof articleSummarySchema>): ArticleEntry => ({
    id: wire.id,
    gameCode: wire.game_code,
    boardAlias: wire.board_alias,
    menu: wire.menu,
    title: wire.title,
    excerpt: wire.excerpt,
    image: wire.image === null ? null : resolve(wire.image),
    author: readAuthor(wire.author),
    createdAt: wire.created_at,
    isPinned: wire.pinned,
    isRecommended: wire.recommended,
    likeCount: wire.like_count,
    commentCount: wire.comment_count,
    language: wire.language,
    isMine: wire.is_mine,
    hiddenBy: wire.hidden_by,
  });
  const readSummary = (wire: InferOutput<typeof latestArticlesAnswerSchema>["articles"][number]): ArticleSummary => ({
    ...readEntry(wire),
    gameTitle: wire.game_title,
    boardTitle: wire.board_title,
  });
  const readArticle = (wire: InferOutput<typeof articleSchema>): Article => ({
    ...readEntry(wire),
    body: wire.body,
    updatedAt: wire.updated_at ?? wire.created_at,
    myLike: wire.my_like,
    hidden: wire.hidden,
    myRole: wire.my_role,
  });
  const readComment = (wire: InferOutput<typeof commentSchema>): Comment => ({
    id: wire.id,
    articleId: wire.article_id,
    threadId: wire.thread_id,
    author: readAuthor(wire.author),
    content: wire.content,
    mentions: wire.mentions,
    createdAt: wire.created_at,
    updatedAt: wire.updated_at ?? wire.created_at,
    isDeleted: wire.is_deleted,
    likeCount: wire.like_count,
    replyCount: wire.reply_count,
    myLike: wire.my_like,
    isMine: wire.is_mine,
    hidden: wire.hidden,
    hiddenBy: wire.hidden_by,
  });
  const readLike = (wire: { readonly like_count: number | null; readonly my_like: boolean }) => ({
    likeCount: wire.like_count,
    myLike: wire.my_like,
  });
  const ofArticle = ({ id, gameCode }: { readonly id: string; readonly gameCode: string }) => ({
    parameters: { articleId: id },
    community: contextOf(gameCode),
  });
  const ofComment = ({ id, gameCode }: { readonly id: string; readonly gameCode: string }) => ({
    parameters: { commentId: id },
    community: contextOf(gameCode),
  });
  const ofPlayer = (playerId: string) => ({ parameters: { playerId }, community: contextOf(PORTAL_GAME_CODE) });
  const ofTarget = ({ gameCode, boardAlias, articleId }: EditorTarget) => ({
    query: { gameCode, boardAlias: boardAlias ?? undefined, articleId: articleId ?? undefined },
    community: contextOf(gameCode),
  });

  return {
    listLatest: async ({ limit, search }, options) =>
      mapResult(
        await client.send(
          calls.listLatestArticles,
          { query: { limit: String(limit), search }, community: contextOf(PORTAL_GAME_CODE) },
          options,
        ),
        ({ articles }) => articles.map(readSummary),
      ),
    listBoards: async (gameCode, options) => {
      const asked = { parameters: { gameCode }, community: contextOf(gameCode) };
      const answer = await client.send(calls.listBoards, asked, options);
      return mapResult(answer, ({ boards, my_role }) => ({
        boards: boards.map(({ article_count, ...board }) => ({ ...board, articleCount: article_count })),
        ...(answer.ok && answer.isPartial ? { isPartial: true } : {}),
        myRole: my_role,
      }));
    },
    listArticles: async ({ gameCode, boardAlias }, { sort, menu, search, language, languagesFirst, cursor }, options) =>
      mapResult(
        await client.send(
          calls.listArticles,
          {
            parameters: { gameCode, boardAlias },
            query: { sort, menu, search, language, languagesFirst: languagesFirst?.join(), previousValue: cursor },
            community: contextOf(gameCode),
          },
          options,
        ),
        (answer) => ({
          articles: answer.articles.map(readEntry),
          ...readPageEnd(answer),
        }),
      ),
    getArticle: async (article, options) =>
      mapResult(await client.send(calls.getArticle, ofArticle(article), options), readArticle),
    postArticle: async ({ gameCode, boardAlias }, draft, idempotencyKey) =>
      mapResult(
        await client.send(calls.postArticle, {
          parameters: { gameCode, boardAlias },
          body: draft,
          community: contextOf(gameCode),
          idempotencyKey,
        }),
        readArticle,
      ),
    editArticle: async (article, draft, updatedAt) => {
      const input = { ...ofArticle(article), body: { ...draft, updated_at: updatedAt } };
      const answer = await client.send(calls.editArticle, input);
      if (answer.ok) return succeed({ kind: "saved", article: readArticle(answer.value) });
      const { failure } = answer;
      if (failure.kind !== "status" || failure.code !== "ARTICLE_CHANGED") return answer;
      const read = readTolerantly(changedSchema, failure.details);
      return read.success ? succeed({ kind: "changed", article: readArticle(read.output.article) }) : answer;
    },
    removeArticle: async (article) => mapResult(await client.send(calls.removeArticle, ofArticle(article)), nothing),
    restoreArticle: async (article) =>
      mapResult(await client.send(calls.restoreArticle, ofArticle(article)), readArticle),
    likeArticle: async (article, liked) =>
      mapResult(await client.send(calls.likeArticle, { ...ofArticle(article), body: { liked } }), readLike),
    hideArticle: async (article, hidden) =>
      mapResult(await client.send(calls.hideArticle, { ...ofArticle(article), body: { hidden } }), nothing),
    reportArticle: async (article, report, idempotencyKey) =>
      mapResult(
        await client.send(calls.reportArticle, { ...ofArticle(article), body: report, idempotencyKey }),
        nothing,
      ),
    moderateArticle: async (article, moderation) =>
      mapResult(await client.send(calls.moderateArticle, { ...ofArticle(article), body: moderation }), readArticle),
    listComments: async (article, { sort, from, cursor }, options) =>
      mapResult(
        await client.send(
          calls.listComments,
          { ...ofArticle(article), query: { sort, from, previousValue: cursor } },
          options,
        ),
        (answer) => ({
          comments: answer.comments.map(readComment),
          total: answer.total,
          // What begins at a comment of its own may have others before it.
          hasEarlier: answer.has_earlier ?? from !== undefined,
          ...readPageEnd(answer),
        }),
      ),
    postComment: async (article, { content, mentions }, replyTo, idempotencyKey) =>
      mapResult(
        await client.send(calls.postComment, {
          ...ofArticle(article),
          body: { content, mentions: [...mentions], reply_to: replyTo },
          idempotencyKey,
        }),
        readComment,
      ),
    editComment: async (comment, { content, mentions }) =>
      mapResult(
        await client.send(calls.editComment, { ...ofComment(comment), body: { content, mentions: [...mentions] } }),
        readComment,
      ),
    removeComment: async (comment) => mapResult(await client.send(calls.removeComment, ofComment(comment)), nothing),
    restoreComment: async (comment) =>
      mapResult(await client.send(calls.restoreComment, ofComment(comment)), readComment),
    likeComment: async (comment, liked) =>
      mapResult(await client.send(calls.likeComment, { ...ofComment(comment), body: { liked } }), readLike),
    hideComment: async (comment, hidden) =>
      mapResult(await client.send(calls.hideComment, { ...ofComment(comment), body: { hidden } }), nothing),
    reportComment: async (comment, report, idempotencyKey) =>
      mapResult(
        await client.send(calls.reportComment, { ...ofComment(comment), body: report, idempotencyKey }),
        nothing,
      ),
    moderateComment: async (comment, hidden) =>
      mapResult(await client.send(calls.moderateComment, { ...ofComment(comment), body: { hidden } }), readComment),
    listReports: async (cursor, options) =>
      mapResult(
        await client.send(
          calls.listReports,
          { query: { previousValue: cursor }, community: contextOf(PORTAL_GAME_CODE) },
          options,
        ),
        (answer) => ({
          posts: answer.posts.map((wire) => ({
            kind: wire.kind,
            id: wire.id,
            gameCode: wire.game_code,
            gameTitle: wire.game_title,
            article:
              wire.article === null
                ? null
                : { id: wire.article.id, boardAlias: wire.article.board_alias, title: wire.article.title },
            content: wire.content,
            author: readAuthor(wire.author),
            createdAt: wire.created_at,
            hiddenBy: wire.hidden_by,
            reportCount: wire.report_count,
            reportedAt: wire.reported_at,
            reasons: wire.reasons,
            words: wire.words,
          })),
          ...readPageEnd(answer),
        }),
      ),
    resolveReports: async ({ kind, id }, decision) =>
      mapResult(
        await client.send(calls.resolveReports, {
          parameters: { kind, postId: id },
          body: { decision },
          community: contextOf(PORTAL_GAME_CODE),
        }),
        nothing,
      ),
    suggestMentions: async ({ gameCode, articleId, search }, options) =>
      mapResult(
        await client.send(
          calls.suggestMentions,
          { query: { gameCode, articleId: articleId ?? undefined, search }, community: contextOf(gameCode) },
          options,
        ),
        ({ players }) => players.map(readAuthor).filter(isNamed),
      ),
    getPlayer: async (playerId, options) =>
      mapResult(
        await client.send(calls.getPlayer, ofPlayer(playerId), options),
        ({ review_count, article_count, is_blocked, ...author }) => ({
          ...readAuthor(author),
          reviewCount: review_count,
          articleCount: article_count,
          isBlocked: is_blocked,
        }),
      ),
    listPlayerReviews: async (playerId, cursor, options) =>
      mapResult(
        await client.send(
          calls.listPlayerReviews,
          { ...ofPlayer(playerId), query: { previousValue: cursor } },
          options,
        ),
        (answer) => ({
          reviews: answer.reviews.map((wire) => ({
            ...readReview(wire, resolve),
            gameCode: wire.game_code,
            gameTitle: wire.game_title,
          })),
          ...readPageEnd(answer),
        }),
      ),
    listPlayerArticles: async (playerId, cursor, options) =>
      mapResult(
        await client.send(
          calls.listPlayerArticles,
          { ...ofPlayer(playerId), query: { previousValue: cursor } },
          options,
        ),
        (answer) => ({
          articles: answer.articles.map(readSummary),
          ...readPageEnd(answer),
        }),
      ),
    listBlocks: async (options) =>
      mapResult(
        await client.send(calls.listBlocks, { community: contextOf(PORTAL_GAME_CODE) }, options),
        ({ authors }) => authors.map(readAuthor),
      ),
    setBlocked: async (authorId, blocked) => {
      const input = { parameters: { authorId }, community: contextOf(PORTAL_GAME_CODE) };
      return mapResult(
        blocked ? await client.send(calls.blockAuthor, input) : await client.send(calls.unblockAuthor, input),
        nothing,
      );
    },
    uploadImage: async (gameCode, bytes) =>
      await client.send(calls.uploadImage, { body: bytes, community: contextOf(gameCode) }),
    getDraft: async (target, options) =>
      mapResult(await client.send(calls.getDraft, ofTarget(target), options), ({ draft }) => {
        if (draft === null) return null;
        const { updated_at, ...words } = draft;
        return { ...words, updatedAt: updated_at };
      }),
    saveDraft: async (target, draft) =>
      mapResult(
        await client.send(calls.saveDraft, { ...ofTarget(target), body: draft }),
        (answer) => answer.updated_at,
      ),
    dropDraft: async (target) => mapResult(await client.send(calls.dropDraft, ofTarget(target)), nothing),
  };
}
