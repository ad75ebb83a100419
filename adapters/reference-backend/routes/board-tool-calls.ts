import { randomUUID } from "node:crypto";
import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import { cleanHtml } from "#adapters/third-party/sanitize-html-sanitizer.ts";
import { BOARD_IMAGE_PREFIX, IMAGES_KEPT_UNUSED_MS } from "#core/community/constants.ts";
import { requireGame } from "../catalogue/require-game.ts";
import { lockAccount } from "../commerce/lock-account.ts";
import { isModeratorColumn, wireAuthor } from "../community/load-articles.ts";
import { dropOldestDrafts, requireImageQuota } from "../community/quotas.ts";
import { rewriteImage } from "../community/rewrite-image.ts";
import { selectRows } from "../database/database.ts";
import { accounts, articles, blockedAuthors, boardDrafts, boardImages, comments } from "../database/schema/index.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { forbidden, invalidInput, notFound } from "../http/call-refusal.ts";
import { requirePlayer } from "../http/request-scope.ts";
import type { Services } from "../services.ts";

type BoardToolCalls = Pick<
  CallHandlers,
  | "suggestMentions"
  | "listBlocks"
  | "blockAuthor"
  | "unblockAuthor"
  | "uploadImage"
  | "getDraft"
  | "saveDraft"
  | "dropDraft"
>;

/** Players a suggestion names at most. */
const MOST_SUGGESTED = 8;

/** What players have for themselves: drafts, pictures, names to mention, authors they do not read. */
export function boardToolCalls(services: Services): BoardToolCalls {
  const { queries } = services.database;
  return {
    suggestMentions: async ({ query, scope }) => {
      const { accountId } = requirePlayer(scope);
      const search = (query.search ?? "").trim();
      const beginning = `${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
      const inArticle = query.articleId === undefined ? sql`false` : sql`true`;
      const rows = await selectRows<{ id: string; nickname: string; is_moderator: boolean }>(
        queries,
        sql`select a.id, a.nickname, ${isModeratorColumn(sql`a.id`)} as is_moderator
          from (
            select account_id, bool_or(near) as near from (
              select account_id, true as near from ${comments}
                where ${inArticle} and article_id = ${query.articleId ?? ""} and deleted_at is null
              union all
              select account_id, ${inArticle} and id = ${query.articleId ?? ""} from ${articles}
                where game_code = ${query.gameCode} and deleted_at is null
            ) as writers group by account_id
          ) as found
          join ${accounts} as a on a.id = found.account_id
          where a.id <> ${accountId} and a.nickname ilike ${beginning}
          order by found.near desc, a.nickname, a.id
          limit ${MOST_SUGGESTED}`,
      );
      return { players: rows.map((row) => wireAuthor(row.id, row.nickname, row.is_moderator)) };
    },

    listBlocks: async ({ scope }) => {
      const { accountId } = requirePlayer(scope);
      const rows = await queries
        .select({
          id: accounts.id,
          nickname: accounts.nickname,
          isModerator: isModeratorColumn(sql`${accounts.id}`),
        })
        .from(blockedAuthors)
        .innerJoin(accounts, eq(accounts.id, blockedAuthors.authorId))
        .where(eq(blockedAuthors.accountId, accountId))
        .orderBy(sql`${blockedAuthors.createdAt} desc`, accounts.id);
      return { authors: rows.map((row) => wireAuthor(row.id, row.nickname, row.isModerator)) };
    },

    blockAuthor: async ({ parameters, scope }) => {
      const { accountId } = requirePlayer(scope);
      const { authorId } = parameters;
      if (authorId === accountId) throw forbidden("own_post", "Nobody can block themselves.");
      const [author] = await queries.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, authorId));
      if (author === undefined) throw notFound("author");
      await queries.insert(blockedAuthors).values({ accountId, authorId, createdAt: scope.now }).onConflictDoNothing();
      return { result: true };
    },

    unblockAuthor: async ({ parameters, scope }) => {
      const { accountId } = requirePlayer(scope);
      await queries
        .delete(blockedAuthors)
        .where(and(eq(blockedAuthors.accountId, accountId), eq(blockedAuthors.authorId, parameters.authorId)));
      return { result: true };
    },

    uploadImage: async ({ body, scope }) => {
      const { accountId } = requirePlayer(scope);
      await requireImageQuota(queries, { accountId, now: scope.now });
      const image = await rewriteImage(body);
      if (image === null) throw invalidInput({ field: "body", message: "wrong_type: no JPEG, PNG, WebP or GIF." });
      const id = randomUUID();
      const since = new Date(scope.now.getTime() - IMAGES_KEPT_UNUSED_MS);
      await queries.delete(boardImages).where(and(eq(boardImages.isUsed, false), lt(boardImages.createdAt, since)));
      await queries.transaction(async (transaction) => {
        await lockAccount(transaction, accountId);
        await requireImageQuota(transaction, { accountId, now: scope.now, newBytes: image.data.byteLength });
        await transaction.insert(boardImages).values({ id, accountId, ...image, createdAt: scope.now, isUsed: false });
      });
      return { id, url: `${BOARD_IMAGE_PREFIX}${id}.webp`, width: image.width, height: image.height };
    },

    getDraft: async ({ query, scope }) => {
      const { accountId } = requirePlayer(scope);
      const [draft] = await queries.select().from(boardDrafts).where(isPlace(accountId, query));
      if (draft === undefined) return { draft: null };
      const { title, body, menu, updatedAt } = draft;
      return { draft: { title, body, menu, updated_at: updatedAt.toISOString() } };
    },

    saveDraft: async ({ query, body, scope }) => {
      const { accountId } = requirePlayer(scope);
      await requireGame(queries, query.gameCode);
      const kept = {
        title: body.title.replaceAll("\0", "").toWellFormed(),
        body: cleanHtml(body.body.toWellFormed(), "article"),
        menu: body.menu,
        updatedAt: scope.now,
      };
      await queries
        .insert(boardDrafts)
        .values({ accountId, gameCode: query.gameCode, ...placeOf(query), ...kept })
        .onConflictDoUpdate({
          target: [boardDrafts.accountId, boardDrafts.gameCode, boardDrafts.boardAlias, boardDrafts.articleId],
          set: kept,
        });
      await dropOldestDrafts(queries, accountId);
      return { updated_at: scope.now.toISOString() };
    },

    dropDraft: async ({ query, scope }) => {
      const { accountId } = requirePlayer(scope);
      await queries.delete(boardDrafts).where(isPlace(accountId, query));
      return { result: true };
    },
  };
}

interface DraftPlace {
  readonly gameCode: string;
  readonly boardAlias?: string | undefined;
  readonly articleId?: string | undefined;
}

function placeOf({ boardAlias = "", articleId = "" }: DraftPlace) {
  return { boardAlias, articleId };
}

function isPlace(accountId: string, place: DraftPlace): SQL | undefined {
  const { boardAlias, articleId } = placeOf(place);
  return and(
    eq(boardDrafts.accountId, accountId),
    eq(boardDrafts.gameCode, place.gameCode),
    eq(boardDrafts.boardAlias, boardAlias),
    eq(boardDrafts.articleId, articleId),
  );
}
