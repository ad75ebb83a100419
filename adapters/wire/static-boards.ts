import * as v from "valibot";
import { instantSchema } from "./envelope.ts";
import { withFallback } from "./tolerant-reader.ts";

export const staticBoardListAnswerSchema = v.object({
  boards: v.array(v.object({ alias: v.string(), title: v.string(), text_locale: withFallback(v.string(), "") })),
});
export const staticArticleSummarySchema = v.object({
  id: v.string(),
  board_alias: v.string(),
  title: v.string(),
  published_at: instantSchema,
  text_locale: withFallback(v.string(), ""),
});
export const staticArticleListAnswerSchema = v.object({ articles: v.array(staticArticleSummarySchema) });
export const staticArticleSchema = v.object({ ...staticArticleSummarySchema.entries, body: v.string() });
