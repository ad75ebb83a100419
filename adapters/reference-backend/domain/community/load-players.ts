import { and, count, eq, isNotNull, isNull, like, or, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import {
  accountClosures,
  accounts,
  articles,
  games,
  reviews,
} from "#adapters/reference-backend/database/schema/index.ts";
import {
  cursorInstantSchema,
  cursorTextSchema,
  decodeCursor,
  encodeCursor,
} from "#adapters/reference-backend/http/cursor.ts";
import type { RequestScope } from "#adapters/reference-backend/http/request-scope.ts";
import type { playerArticlesAnswerSchema, playerReviewsAnswerSchema, playerSchema } from "#adapters/wire/community.ts";
import { SEED_AUTHOR_PREFIX } from "../accounts/seed-authors.ts";
import { gamesWithPosts } from "../catalogue/game-list-query.ts";
import { gameTitlesOf } from "../catalogue/game-titles.ts";
import { isNotHiddenFrom, REVIEW_COLUMNS, wireReviews } from "../reviews/load-reviews.ts";
import {
  articlesFor,
  isModeratorColumn,
  isShown,
  SUMMARY_OF_GAME_COLUMNS,
  wireAuthor,
  wireSummariesOfGames,
} from "./load-articles.ts";
import { isBlockedBy, type Reader } from "./reader.ts";

/** A player and who reads what they have written. */
interface Profile {
  readonly playerId: string;
  readonly reader: Reader;
  readonly scope: RequestScope;
}

const PAGE_SIZE = 20;
const cursorSchema = v.tuple([cursorInstantSchema, cursorTextSchema]);

/** Whether a player has a profile: not if the account is closed, deleted (without a user name then) or unknown. */
export async function hasProfile(queries: Queries, { playerId, scope }: Profile): Promise<boolean> {
  if (scope.services.closedAccounts.has(playerId)) return false;
  const [row] = await queries
    .select({ id: accounts.id })
    .from(accounts)
    .leftJoin(accountClosures, eq(accountClosures.accountId, accounts.id))
    .where(
      and(
        eq(accounts.id, playerId),
        isNull(accountClosures.accountId),
        or(isNotNull(accounts.userName), like(accounts.id, `${SEED_AUTHOR_PREFIX}%`)),
      ),
    );
  return row !== undefined;
}

/** What a player has made public; `null` without a profile. */
export async function findPlayer(
  queries: Queries,
  profile: Profile,
): Promise<v.InferInput<typeof playerSchema> | null> {
  const { playerId, reader } = profile;
  if (!(await hasProfile(queries, profile))) return null;
  const [[row], [ofReviews], [ofArticles]] = await Promise.all([
    queries
      .select({
        nickname: accounts.nickname,
        avatar: accounts.avatar,
        isModerator: isModeratorColumn(sql`${playerId}`),
        isBlocked: isBlockedBy(reader, sql`${playerId}`),
      })
      .from(accounts)
      .where(eq(accounts.id, playerId)),
    queries
      .select({ count: count() })
      .from(reviews)
      .innerJoin(games, eq(games.gameCode, reviews.gameCode))
      .where(reviewsOf(profile)),
    queries
      .select({ count: count() })
      .from(articles)
      .innerJoin(games, eq(games.gameCode, articles.gameCode))
      .where(articlesOf(profile)),
  ]);
  if (row === undefined) return null;
  return {
    ...wireAuthor(playerId, row),
    review_count: ofReviews?.count ?? 0,
    article_count: ofArticles?.count ?? 0,
    is_blocked: row.isBlocked,
  };
}

/** A page of the reviews of a player, the newest first. */
export async function listReviewsOf(
  queries: Queries,
  profile: Profile,
  cursor: string | undefined,
): Promise<v.InferInput<typeof playerReviewsAnswerSchema>> {
  const { playerId, reader, scope } = profile;
  const list = JSON.stringify(["player-reviews", playerId]);
  const after = decodeCursor(cursor, list, cursorSchema);
  const rows = await queries
    .select(REVIEW_COLUMNS)
    .from(reviews)
    .innerJoin(accounts, eq(accounts.id, reviews.accountId))
    .innerJoin(games, eq(games.gameCode, reviews.gameCode))
    .where(and(reviewsOf(profile), after && isAfter(sql`${reviews.createdAt}, ${reviews.id}`, after)))
    .orderBy(sql`${reviews.createdAt} desc nulls last`, sql`${reviews.id} desc nulls last`)
    .limit(PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  const [wired, titles] = await Promise.all([
    wireReviews(queries, page, reader.accountId),
    gameTitlesOf(
      queries,
      page.map(({ gameCode }) => gameCode),
      scope.locale,
    ),
  ]);
  return {
    reviews: page.flatMap(({ gameCode }, at) => {
      const review = wired[at];
      return review ? [{ ...review, game_code: gameCode, game_title: titles.get(gameCode) ?? gameCode }] : [];
    }),
    ...endOf(list, rows),
  };
}

/** A page of the articles of a player, the newest first. */
export async function listArticlesOf(
  queries: Queries,
  profile: Profile,
  cursor: string | undefined,
): Promise<v.InferInput<typeof playerArticlesAnswerSchema>> {
  const { playerId, reader, scope } = profile;
  const list = JSON.stringify(["player-articles", playerId]);
  const after = decodeCursor(cursor, list, cursorSchema);
  const rows = await queries
    .select(SUMMARY_OF_GAME_COLUMNS)
    .from(articles)
    .innerJoin(accounts, eq(accounts.id, articles.accountId))
    .innerJoin(games, eq(games.gameCode, articles.gameCode))
    .where(and(articlesOf(profile), after && isAfter(sql`${articles.createdAt}, ${articles.id}`, after)))
    .orderBy(sql`${articles.createdAt} desc nulls last`, sql`${articles.id} desc nulls last`)
    .limit(PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  return {
    articles: await wireSummariesOfGames(queries, page, { reader, locale: scope.locale }),
    ...endOf(list, rows),
  };
}

function reviewsOf({ playerId, reader, scope }: Profile): SQL | undefined {
  return and(
    eq(reviews.accountId, playerId),
    isNull(reviews.deletedAt),
    reader.accountId === null ? undefined : isNotHiddenFrom(reader.accountId),
    gamesHere(scope),
  );
}

/** Those that others can read, also for their author and for moderators. */
function articlesOf({ playerId, reader, scope }: Profile): SQL | undefined {
  return and(
    eq(articles.accountId, playerId),
    isShown(scope.now),
    isNull(articles.hiddenBy),
    articlesFor(reader),
    eq(games.communityOpen, true),
    gamesHere(scope),
  );
}

function gamesHere({ viewCountry, shell, closedGames }: RequestScope): SQL {
  return gamesWithPosts({ country: viewCountry, shell, closedGames });
}

function isAfter(columns: SQL, [createdAt, id]: v.InferOutput<typeof cursorSchema>): SQL {
  return sql`(${columns}) < (${new Date(createdAt).toISOString()}::timestamptz, ${id})`;
}

/** Where the next page begins: after the last row of this one, if there are more. */
function endOf(list: string, rows: readonly { readonly createdAt: Date; readonly id: string }[]) {
  const last = rows[PAGE_SIZE - 1];
  const hasMore = rows.length > PAGE_SIZE && last !== undefined;
  return {
    has_more: hasMore,
    previous_value: hasMore ? encodeCursor(list, [last.createdAt.getTime(), last.id]) : null,
  };
}
