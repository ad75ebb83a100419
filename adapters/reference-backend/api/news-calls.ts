import { and, eq, inArray, lte, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import * as v from "valibot";
import { hasInk } from "#core/texts/visible-text.ts";
import { notices, noticeTexts } from "../database/schema/index.ts";
import { isOpenGame } from "../domain/catalogue/closed-games.ts";
import { byClosenessTo } from "../domain/catalogue/text-order.ts";
import { matchesSearch } from "../domain/search/matching-text.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { notFound } from "../http/call-refusal.ts";
import {
  cursorInstantSchema,
  cursorSmallIntegerSchema,
  cursorTextSchema,
  decodeCursor,
  encodeCursor,
} from "../http/cursor.ts";
import type { Services } from "../services.ts";

type NewsCalls = Pick<CallHandlers, "listNotices" | "getNotice">;

const PAGE_SIZE = 20;
const SHOWN_TEXTS = {
  noticeId: noticeTexts.noticeId,
  locale: noticeTexts.locale,
  title: noticeTexts.title,
  summary: noticeTexts.summary,
  body: noticeTexts.body,
} as const;
type ShownText = Pick<typeof noticeTexts.$inferSelect, keyof typeof SHOWN_TEXTS>;
const shownTexts = alias(noticeTexts, "shown_texts");
const cursorSchema = v.tuple([cursorSmallIntegerSchema, cursorInstantSchema, cursorTextSchema]);

export function newsCalls(services: Services): NewsCalls {
  const { queries } = services.database;

  const textsOf = async (noticeIds: readonly string[], locale: string) => {
    if (noticeIds.length === 0) return new Map<string, ShownText>();
    const rows = await queries
      .selectDistinctOn([noticeTexts.noticeId], SHOWN_TEXTS)
      .from(noticeTexts)
      .where(inArray(noticeTexts.noticeId, [...noticeIds]))
      .orderBy(noticeTexts.noticeId, byClosenessTo(locale, noticeTexts.locale), noticeTexts.locale);
    return new Map(rows.map((row) => [row.noticeId, row]));
  };

  /** The body of a notice in the closest language that has one. */
  const longTextOf = async (noticeId: string, locale: string) => {
    const [found] = await queries
      .select({ body: noticeTexts.body, locale: noticeTexts.locale })
      .from(noticeTexts)
      .where(and(eq(noticeTexts.noticeId, noticeId), ne(noticeTexts.body, "")))
      .orderBy(byClosenessTo(locale, noticeTexts.locale), noticeTexts.locale)
      .limit(1);
    return found ?? { body: "", locale };
  };

  /** Notices whose text in the closest language matches: no reader finds a notice by words that it does not show. */
  const isShownWith = (found: SQL, locale: string): SQL =>
    inArray(
      notices.id,
      queries
        .select({ noticeId: noticeTexts.noticeId })
        .from(noticeTexts)
        .where(
          and(
            found,
            eq(
              noticeTexts.locale,
              queries
                .select({ locale: shownTexts.locale })
                .from(shownTexts)
                .where(eq(shownTexts.noticeId, noticeTexts.noticeId))
                .orderBy(byClosenessTo(locale, shownTexts.locale), shownTexts.locale)
                .limit(1),
            ),
          ),
        ),
    );

  return {
    listNotices: async ({ query, scope }) => {
      const { search = "" } = query;
      const list = JSON.stringify(["notices", query.category, query.gameCode, search]);
      const after = decodeCursor(query.previousValue, list, cursorSchema);
      const found = hasInk(search) ? matchesSearch(noticeTexts, search) : undefined;
      if (found === null) return { notices: [], has_more: false, previous_value: null };
      const rows = await queries
        .select()
        .from(notices)
        .where(
          and(
            lte(notices.publishedAt, scope.now),
            found && isShownWith(found, scope.locale),
            query.category === undefined ? undefined : eq(notices.category, query.category),
            query.gameCode === undefined ? undefined : eq(notices.gameCode, query.gameCode),
            isOpenGame(notices.gameCode, scope.closedGames),
            after === undefined
              ? undefined
              : sql`(${notices.pinned}, ${notices.publishedAt}, ${notices.id})
                  < (${after[0] === 1}::boolean, ${new Date(after[1]).toISOString()}::timestamptz, ${after[2]})`,
          ),
        )
        .orderBy(
          sql`${notices.pinned} desc nulls last`,
          sql`${notices.publishedAt} desc nulls last`,
          sql`${notices.id} desc nulls last`,
        )
        .limit(PAGE_SIZE + 1);
      const page = rows.slice(0, PAGE_SIZE);
      const texts = await textsOf(
        page.map((row) => row.id),
        scope.locale,
      );
      const last = page.at(-1);
      const cursor =
        rows.length > PAGE_SIZE && last !== undefined
          ? encodeCursor(list, [last.pinned ? 1 : 0, last.publishedAt.getTime(), last.id])
          : null;
      return {
        notices: page.map((row) => {
          const text = texts.get(row.id);
          return { ...wireNotice(row, text), text_locale: text?.locale ?? scope.locale };
        }),
        has_more: cursor !== null,
        previous_value: cursor,
      };
    },

    getNotice: async ({ parameters, scope }) => {
      const [row] = await queries
        .select()
        .from(notices)
        .where(and(eq(notices.id, parameters.noticeId), lte(notices.publishedAt, scope.now)));
      const text = (await textsOf([parameters.noticeId], scope.locale)).get(parameters.noticeId);
      if (row === undefined || text === undefined) throw notFound("notice");
      const long = text.body === "" ? await longTextOf(row.id, scope.locale) : text;
      const bodyLocale = long.locale === text.locale ? {} : { body_locale: long.locale };
      return { ...wireNotice(row, text), body: long.body, text_locale: text.locale, ...bodyLocale };
    },
  };
}

function wireNotice(row: typeof notices.$inferSelect, text: Pick<ShownText, "title" | "summary"> | undefined) {
  const { periodFrom, periodTo } = row;
  return {
    id: row.id,
    category: row.category,
    title: text?.title ?? "",
    summary: text?.summary ?? "",
    pinned: row.pinned,
    published_at: row.publishedAt.toISOString(),
    game_code: row.gameCode,
    period:
      periodFrom === null || periodTo === null ? null : { from: periodFrom.toISOString(), to: periodTo.toISOString() },
  };
}
