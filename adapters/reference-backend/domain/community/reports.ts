import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { type Queries, selectRows } from "#adapters/reference-backend/database/database.ts";
import {
  accounts,
  articles,
  comments,
  postReports,
  reviewReports,
  reviews,
} from "#adapters/reference-backend/database/schema/index.ts";
import {
  cursorInstantSchema,
  cursorTextSchema,
  decodeCursor,
  encodeCursor,
} from "#adapters/reference-backend/http/cursor.ts";
import type { RequestScope } from "#adapters/reference-backend/http/request-scope.ts";
import type { reportListAnswerSchema } from "#adapters/wire/community.ts";
import type { HiddenBy } from "#core/community/post.ts";
import type { ReportReason } from "#core/community/report-reasons.ts";
import type { ReportedKind, ReportedPostRef } from "#core/community/reported-post.ts";
import { isOpenGame } from "../catalogue/closed-games.ts";
import { gameTitlesOf } from "../catalogue/game-titles.ts";
import { isModeratorColumn, wireAuthor } from "./load-articles.ts";

type WireReportedPost = v.InferInput<typeof reportListAnswerSchema>["posts"][number];

const PAGE_SIZE = 20;
/** Texts of reports that moderators see with a post. */
const MAX_WORDS = 5;
const LIST = "reports";
const cursorSchema = v.tuple([cursorInstantSchema, cursorTextSchema, cursorTextSchema]);

interface ReportRow {
  readonly kind: ReportedKind;
  readonly post_id: string;
  readonly game_code: string;
  readonly article_id: string | null;
  readonly board_alias: string | null;
  readonly title: string | null;
  readonly content: string;
  readonly account_id: string;
  readonly nickname: string;
  readonly avatar: number | null;
  readonly is_moderator: boolean;
  readonly created_ms: number;
  readonly hidden_by: HiddenBy | null;
  readonly report_count: number;
  readonly reported_ms: number;
  readonly reasons: Readonly<Record<ReportReason, number>>;
  readonly words: readonly string[];
}

/** Posts with open reports, the latest report first, without those that are deleted or of games closed to the reader. */
export async function listOpenReports(
  queries: Queries,
  previousValue: string | undefined,
  { locale, closedGames }: Pick<RequestScope, "locale" | "closedGames">,
): Promise<{ readonly posts: WireReportedPost[]; readonly cursor: string | null }> {
  const after = decodeCursor(previousValue, LIST, cursorSchema);
  const rows = await selectRows<ReportRow>(queries, openReports(after, closedGames));
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  const titles = await gameTitlesOf(
    queries,
    page.map((row) => row.game_code),
    locale,
  );
  return {
    posts: page.map((row) => wireReportedPost(row, titles.get(row.game_code) ?? row.game_code)),
    cursor:
      rows.length > PAGE_SIZE && last !== undefined
        ? encodeCursor(LIST, [last.reported_ms, last.kind, last.post_id])
        : null,
  };
}

function openReports(
  after: readonly [number, string, string] | undefined,
  closedGames: RequestScope["closedGames"],
): SQL {
  const isOpen = isOpenGame(sql`coalesce(${articles.gameCode}, ${reviews.gameCode})`, closedGames) ?? sql`true`;
  const isAfter =
    after === undefined
      ? sql`true`
      : sql`(counted.reported_at, counted.kind, counted.post_id)
          < (${new Date(after[0]).toISOString()}::timestamptz, ${after[1]}::text, ${after[2]}::text)`;
  return sql`
    with reports as (
      select ${postReports.kind} as kind, ${postReports.postId} as post_id, ${postReports.reason} as reason,
        ${postReports.words} as words, ${postReports.createdAt} as created_at
      from ${postReports} where ${postReports.resolvedAt} is null
      union all
      select 'review', ${reviewReports.reviewId}, ${reviewReports.reason}, ${reviewReports.words},
        ${reviewReports.createdAt}
      from ${reviewReports} where ${reviewReports.resolvedAt} is null
    ), counted as (
      select kind, post_id, sum(of_reason)::int as report_count, max(latest) as reported_at,
        jsonb_object_agg(reason, of_reason) as reasons
      from (
        select kind, post_id, reason, count(*)::int as of_reason, max(created_at) as latest
        from reports group by kind, post_id, reason
      ) by_reason
      group by kind, post_id
    )
    select counted.kind, counted.post_id, counted.report_count, counted.reasons,
      (extract(epoch from counted.reported_at) * 1000)::float8 as reported_ms,
      coalesce(${articles.gameCode}, ${reviews.gameCode}) as game_code,
      ${articles.id} as article_id, ${articles.boardAlias} as board_alias, ${articles.title} as title,
      coalesce(${comments.content}, ${reviews.content}, ${articles.excerpt}) as content,
      ${accounts.id} as account_id, ${accounts.nickname} as nickname, ${accounts.avatar} as avatar,
      ${isModeratorColumn(sql`${accounts.id}`)} as is_moderator,
      (extract(epoch from coalesce(${comments.createdAt}, ${reviews.createdAt}, ${articles.createdAt})) * 1000)::float8
        as created_ms,
      case counted.kind when 'comment' then ${comments.hiddenBy} when 'article' then ${articles.hiddenBy} end as hidden_by,
      array(
        select words from reports
        where reports.kind = counted.kind and reports.post_id = counted.post_id and words <> ''
        order by reports.created_at desc limit ${MAX_WORDS}
      ) as words
    from counted
    left join ${comments}
      on counted.kind = 'comment' and ${comments.id} = counted.post_id and ${comments.deletedAt} is null
    left join ${articles}
      on ${articles.id} = case counted.kind when 'article' then counted.post_id else ${comments.articleId} end
      and ${articles.deletedAt} is null
    left join ${reviews}
      on counted.kind = 'review' and ${reviews.id} = counted.post_id and ${reviews.deletedAt} is null
    join ${accounts} on ${accounts.id} = coalesce(${comments.accountId}, ${reviews.accountId}, ${articles.accountId})
    where (${articles.id} is not null or ${reviews.id} is not null) and ${isOpen} and ${isAfter}
    order by counted.reported_at desc, counted.kind desc, counted.post_id desc
    limit ${PAGE_SIZE + 1}`;
}

function wireReportedPost(row: ReportRow, gameTitle: string): WireReportedPost {
  const { article_id: articleId, board_alias: boardAlias } = row;
  const reasons = Object.entries(row.reasons) as [ReportReason, number][];
  return {
    kind: row.kind,
    id: row.post_id,
    game_code: row.game_code,
    game_title: gameTitle,
    article:
      articleId === null || boardAlias === null
        ? null
        : { id: articleId, board_alias: boardAlias, title: row.title ?? "" },
    content: row.content,
    author: wireAuthor(row.account_id, {
      nickname: row.nickname,
      avatar: row.avatar,
      isModerator: row.is_moderator,
    }),
    created_at: new Date(row.created_ms).toISOString(),
    hidden_by: row.hidden_by,
    report_count: row.report_count,
    reported_at: new Date(row.reported_ms).toISOString(),
    reasons: reasons
      .toSorted(([one, most], [other, more]) => more - most || (one < other ? -1 : 1))
      .map(([reason, count]) => ({ reason, count })),
    words: [...row.words],
  };
}

/** Closes the open reports of a post, because a moderator has decided on it. */
export async function closeReports(transaction: Queries, post: ReportedPostRef, now: Date): Promise<void> {
  if (post.kind === "review") {
    await transaction
      .update(reviewReports)
      .set({ resolvedAt: now })
      .where(and(eq(reviewReports.reviewId, post.id), isNull(reviewReports.resolvedAt)));
    return;
  }
  await transaction
    .update(postReports)
    .set({ resolvedAt: now })
    .where(and(isPost(post), isNull(postReports.resolvedAt)));
}

/** Opens the reports again that the latest decision on a post has closed. */
export async function reopenReports(transaction: Queries, post: ReportedPostRef): Promise<void> {
  if (post.kind === "review") {
    const latest = sql`(select max(resolved_at) from ${reviewReports} where review_id = ${post.id})`;
    await transaction
      .update(reviewReports)
      .set({ resolvedAt: null })
      .where(and(eq(reviewReports.reviewId, post.id), eq(reviewReports.resolvedAt, latest)));
    return;
  }
  const latest = sql`(select max(resolved_at) from ${postReports} where kind = ${post.kind} and post_id = ${post.id})`;
  await transaction
    .update(postReports)
    .set({ resolvedAt: null })
    .where(and(isPost(post), eq(postReports.resolvedAt, latest)));
}

/** Open reports of an article or a comment since its author last changed it. */
export async function countOpenReports(transaction: Queries, post: ReportedPostRef, since: Date): Promise<number> {
  return await transaction.$count(
    postReports,
    and(isPost(post), isNull(postReports.resolvedAt), gt(postReports.createdAt, since)),
  );
}

function isPost({ kind, id }: ReportedPostRef): SQL | undefined {
  return and(sql`${postReports.kind} = ${kind}`, eq(postReports.postId, id));
}
