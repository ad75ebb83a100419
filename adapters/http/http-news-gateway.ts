import type { InferOutput } from "valibot";
import type { NewsGateway, NoticeSummary } from "#core/ports/news-gateway.ts";
import type { noticeListAnswerSchema } from "../wire/content.ts";
import { getNotice, listNotices } from "../wire/news-calls.ts";
import type { HttpClient } from "./http-client.ts";
import { mapResult } from "./map-result.ts";

/** News of the publisher over HTTP. */
export function createHttpNewsGateway(client: HttpClient): NewsGateway {
  return {
    listNotices: async ({ category, cursor }, options) =>
      mapResult(await client.send(listNotices, { query: { category, previousValue: cursor } }, options), (answer) => ({
        notices: answer.notices.map(readNotice),
        hasMore: answer.has_more,
        nextCursor: answer.previous_value,
      })),
    getNotice: async (noticeId, options) =>
      mapResult(await client.send(getNotice, { parameters: { noticeId } }, options), (answer) => ({
        ...readNotice(answer),
        body: answer.body,
      })),
  };
}

function readNotice(wire: InferOutput<typeof noticeListAnswerSchema>["notices"][number]): NoticeSummary {
  const { id, category, title, summary, pinned, published_at, text_locale } = wire;
  return { id, category, title, summary, isPinned: pinned, publishedAt: published_at, textLocale: text_locale };
}
