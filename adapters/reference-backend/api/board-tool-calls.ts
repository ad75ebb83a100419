import { randomUUID } from "node:crypto";
import { and, eq, inArray, lt, not, type SQL, sql } from "drizzle-orm";
import { typedNickname } from "#core/account/nickname.ts";
import { BOARD_IMAGE_PREFIX, MAX_IMAGE_PIXELS, UNUSED_IMAGE_TTL_MS } from "#core/community/constants.ts";
import { matchesMentionQuery } from "#core/community/mention-query.ts";
import { HTML_RULES_VERSION } from "#core/html/html-rules-version.ts";
import { foldCase } from "#core/texts/fold-code.ts";
import { type Queries, selectRows } from "../database/database.ts";
import { accounts, articles, blockedAuthors, boardDrafts, boardImages, comments } from "../database/schema/index.ts";
import { requireGame } from "../domain/catalogue/require-game.ts";
import { lockAccount } from "../domain/commerce/lock-account.ts";
import { imageIdsOf } from "../domain/community/article-text.ts";
import { currentDraftBody } from "../domain/community/current-html.ts";
import { isModeratorColumn, wireAuthor } from "../domain/community/load-articles.ts";
import { countImageOfNetwork, dropOldestDrafts, requireImageQuota } from "../domain/community/quotas.ts";
import { requireParsable } from "../domain/community/read-article.ts";
import { accountTopic, publishTopics } from "../domain/live/live-topics.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { forbidden, invalidInput, notFound, overLimit } from "../http/call-refusal.ts";
import { requirePlayer, senderOf } from "../http/request-scope.ts";
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

/** Players a suggestion names at most, and names that are compared for it. */
const MAX_SUGGESTED = 8;
const MAX_COMPARED = 64;
const MAX_CLEANED_AT_ONCE = 100;

/** Pattern of the names that begin with a text, as far as the collation of the database can match them. */
const beginningWith = (text: string): string => `${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Pattern that matches every name that may begin with a folded text; a superset, since language rules can differ. */
const likelyBeginning = (folded: string): string =>
  `${[...folded].map((sign) => (/[a-hj-z]/.test(sign) || isWithoutCase(sign) ? sign : "_")).join("")}%`;

const isWithoutCase = (sign: string): boolean => /^\p{Lo}$/u.test(sign);

interface MentionRow {
  readonly id: string;
  readonly nickname: string;
  readonly avatar: number | null;
  readonly near: boolean;
  readonly isModerator: boolean;
}

/** Private tools of players: drafts, pictures, mention suggestions, blocked authors. */
export function boardToolCalls(services: Services): BoardToolCalls {
  const { queries } = services.database;
  return {
    suggestMentions: async ({ query, scope }) => {
      const { accountId } = requirePlayer(scope);
      const typed = typedNickname(query.search ?? "").normalize("NFKC");
      const search = foldCase(typed);
      const inArticle = query.articleId === undefined ? sql`false` : sql`true`;
      const rows = await selectRows<MentionRow>(
        queries,
        sql`select a.id, a.nickname, a.avatar, found.near, ${isModeratorColumn(sql`a.id`)} as "isModerator"
          from (
            select account_id, bool_or(near) as near from (
              select account_id, true as near from ${comments}
                where ${inArticle} and article_id = ${query.articleId ?? ""} and deleted_at is null and hidden_by is null
              union all
              select account_id, ${inArticle} and id = ${query.articleId ?? ""} from ${articles}
                where game_code = ${query.gameCode} and deleted_at is null and hidden_by is null
            ) as writers group by account_id
          ) as found
          join ${accounts} as a on a.id = found.account_id
          where a.id <> ${accountId} and normalize(a.nickname, NFKC) ilike ${likelyBeginning(search)}
            and not exists (select 1 from ${blockedAuthors} as b where b.account_id = ${accountId} and b.author_id = a.id)
          order by normalize(a.nickname, NFKC) ilike ${beginningWith(typed)} desc, found.near desc, a.nickname, a.id
          limit ${MAX_COMPARED}`,
      );
      const found = rows
        .filter(({ nickname }) => matchesMentionQuery(nickname, typed))
        .sort((one, other) => Number(other.near) - Number(one.near))
        .slice(0, MAX_SUGGESTED);
      return { players: found.map((row) => wireAuthor(row.id, row)) };
    },

    listBlocks: async ({ scope }) => {
      const { accountId } = requirePlayer(scope);
      const rows = await queries
        .select({
          id: accounts.id,
          nickname: accounts.nickname,
          avatar: accounts.avatar,
          isModerator: isModeratorColumn(sql`${accounts.id}`),
        })
        .from(blockedAuthors)
        .innerJoin(accounts, eq(accounts.id, blockedAuthors.authorId))
        .where(eq(blockedAuthors.accountId, accountId))
        .orderBy(sql`${blockedAuthors.createdAt} desc`, accounts.id);
      return { authors: rows.map((row) => wireAuthor(row.id, row)) };
    },

    blockAuthor: async ({ parameters, scope }) => {
      const { accountId } = requirePlayer(scope);
      const { authorId } = parameters;
      if (authorId === accountId) throw forbidden("own_post", "You can't block yourself.");
      const [author] = await queries.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, authorId));
      if (author === undefined) throw notFound("author");
      await queries.transaction(async (transaction) => {
        await transaction
          .insert(blockedAuthors)
          .values({ accountId, authorId, createdAt: scope.now })
          .onConflictDoNothing();
        await publishTopics(transaction, [accountTopic(accountId)]);
      });
      return { result: true };
    },

    unblockAuthor: async ({ parameters, scope }) => {
      const { accountId } = requirePlayer(scope);
      await queries.transaction(async (transaction) => {
        await transaction
          .delete(blockedAuthors)
          .where(and(eq(blockedAuthors.accountId, accountId), eq(blockedAuthors.authorId, parameters.authorId)));
        await publishTopics(transaction, [accountTopic(accountId)]);
      });
      return { result: true };
    },

    uploadImage: async ({ body, scope }) => {
      const { accountId } = requirePlayer(scope);
      await requireImageQuota(queries, { accountId, now: scope.now });
      const image = await services.work.rewriteImage(body, senderOf(scope));
      if (image === "wrong_type") {
        throw invalidInput({ field: "body", message: "wrong_type: no JPEG, PNG, WebP or GIF." });
      }
      if (image === "too_many_pixels") throw overLimit("body", image, MAX_IMAGE_PIXELS);
      const id = randomUUID();
      await deleteUnusedImages(queries, scope.now);
      await queries.transaction(async (transaction) => {
        await lockAccount(transaction, accountId);
        const newBytes = image.data.byteLength;
        const bytesBefore = await requireImageQuota(transaction, { accountId, now: scope.now, newBytes });
        await transaction.insert(boardImages).values({ id, accountId, ...image, createdAt: scope.now, isUsed: false });
        await countImageOfNetwork(transaction, scope, { bytesBefore, newBytes });
      });
      return { id, url: `${BOARD_IMAGE_PREFIX}${id}.webp`, width: image.width, height: image.height };
    },

    getDraft: async ({ query, scope }) => {
      const { accountId } = requirePlayer(scope);
      const [draft] = await queries.select().from(boardDrafts).where(hasDraftKey(accountId, query));
      if (draft === undefined) return { draft: null };
      const { title, menu, updatedAt } = draft;
      const body = await currentDraftBody(queries, services.work, draft);
      return { draft: { title, body, menu, updated_at: updatedAt.toISOString() } };
    },

    saveDraft: async ({ query, body, scope }) => {
      const { accountId } = requirePlayer(scope);
      requireParsable(body.body);
      await requireGame(queries, query.gameCode);
      const html = await services.work.cleanHtml(body.body.toWellFormed(), "article", senderOf(scope));
      requireParsable(html);
      const row = {
        title: body.title.replaceAll("\0", "").toWellFormed(),
        body: html,
        htmlRulesVersion: HTML_RULES_VERSION,
        imageIds: imageIdsOf(html),
        menu: body.menu,
        updatedAt: scope.now,
      };
      await queries.transaction(async (transaction) => {
        await transaction
          .insert(boardDrafts)
          .values({ accountId, gameCode: query.gameCode, ...draftKeyOf(query), ...row })
          .onConflictDoUpdate({
            target: [boardDrafts.accountId, boardDrafts.gameCode, boardDrafts.boardAlias, boardDrafts.articleId],
            set: row,
          });
        await dropOldestDrafts(transaction, accountId);
      });
      return { updated_at: scope.now.toISOString() };
    },

    dropDraft: async ({ query, scope }) => {
      const { accountId } = requirePlayer(scope);
      await queries.delete(boardDrafts).where(hasDraftKey(accountId, query));
      return { result: true };
    },
  };
}

/** Deletes pictures that no article and no draft of their owner shows, some at a time. */
async function deleteUnusedImages(queries: Queries, now: Date): Promise<void> {
  const since = new Date(now.getTime() - UNUSED_IMAGE_TTL_MS);
  const isInDraft = sql`exists (select 1 from ${boardDrafts} where ${boardDrafts.accountId} = ${boardImages.accountId} and ${boardDrafts.imageIds} @> array[${boardImages.id}])`;
  const unused = queries
    .select({ id: boardImages.id })
    .from(boardImages)
    .where(and(eq(boardImages.isUsed, false), lt(boardImages.createdAt, since), not(isInDraft)))
    .limit(MAX_CLEANED_AT_ONCE)
    .for("update", { skipLocked: true });
  await queries.delete(boardImages).where(inArray(boardImages.id, unused));
}

interface DraftRef {
  readonly gameCode: string;
  readonly boardAlias?: string | undefined;
  readonly articleId?: string | undefined;
}

function draftKeyOf({ boardAlias = "", articleId = "" }: DraftRef) {
  return { boardAlias, articleId };
}

function hasDraftKey(accountId: string, ref: DraftRef): SQL | undefined {
  const { boardAlias, articleId } = draftKeyOf(ref);
  return and(
    eq(boardDrafts.accountId, accountId),
    eq(boardDrafts.gameCode, ref.gameCode),
    eq(boardDrafts.boardAlias, boardAlias),
    eq(boardDrafts.articleId, articleId),
  );
}
