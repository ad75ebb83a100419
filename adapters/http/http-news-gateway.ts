import type { InferOutput } from "valibot";
import type { NoticeSummary } from "#core/news/notice.ts";
import type { StaticArticleSummary } from "#core/news/static-board.ts";
import type { NewsGateway } from "#core/ports/news-gateway.ts";
import type { noticeListAnswerSchema } from "../wire/content.ts";
import { getNotice, listNotices } from "../wire/news-calls.ts";
import { getStaticArticle, listStaticArticles, listStaticBoards } from "../wire/static-board-calls.ts";
import type { staticArticleSummarySchema } from "../wire/static-boards.ts";
import type { HttpClient } from "./http-client.ts";
import { mapResult } from "./map-result.ts";
import { readPageEnd } from "./read-page-end.ts";

/** News of the publisher over HTTP. */
export function createHttpNewsGateway(client: HttpClient): NewsGateway {
  return {
    listNotices: async ({ category, gameCode, search, cursor }, options) =>
      mapResult(
        await client.send(listNotices, { query: { category, gameCode, search, previousValue: cursor } }, options),
        (answer) => ({
          notices: answer.notices.map(readNotice),
          ...readPageEnd(answer),
        }),
      ),
    getNotice: async (noticeId, options) =>
      mapResult(await client.send(getNotice, { parameters: { noticeId } }, options), (answer) => ({
        ...readNotice(answer),
        body: answer.body,
        ...(answer.body_locale === undefined ? {} : { bodyLocale: answer.body_locale }),
      })),
    listStaticBoards: async (options) =>
      mapResult(await client.send(listStaticBoards, {}, options), ({ boards }) =>
        boards.map(({ text_locale, ...board }) => ({ ...board, textLocale: text_locale })),
      ),
    listStaticArticles: async (boardAlias, options) =>
      mapResult(await client.send(listStaticArticles, { parameters: { boardAlias } }, options), ({ articles }) =>
        articles.map(readStaticArticle),
      ),
    getStaticArticle: async (articleId, options) =>
      mapResult(await client.send(getStaticArticle, { parameters: { articleId } }, options), (answer) => ({
        ...readStaticArticle(answer),
        body: answer.body,
      })),
  };
}

function readStaticArticle(wire: InferOutput<typeof staticArticleSummarySchema>): StaticArticleSummary {
  const { id, title } = wire;
  return { id, title, boardAlias: wire.board_alias, publishedAt: wire.published_at, textLocale: wire.text_locale };
}

function readNotice(wire: InferOutput<typeof noticeListAnswerSchema>["notices"][number]): NoticeSummary {
  const { id, category, title, summary, period } = wire;
  return {
    id,
    category,
    title,
    summary,
    period,
    isPinned: wire.pinned,
    publishedAt: wire.published_at,
    gameCode: wire.game_code,
    textLocale: wire.text_locale,
  };
}
