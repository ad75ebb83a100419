import * as v from "valibot";
import type { Call } from "./call.ts";
import * as content from "./content.ts";

export const listNotices = {
  method: "GET",
  path: "/news/api/notices",
  base: "news",
  service: "news",
  summary: "Notices, pinned first, then newest",
  access: "anyone",
  query: content.noticeListQuerySchema,
  answer: content.noticeListAnswerSchema,
} as const satisfies Call;

export const getNotice = {
  method: "GET",
  path: "/news/api/notices/{noticeId}",
  base: "news",
  service: "news",
  summary: "One notice",
  access: "anyone",
  parameters: { noticeId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/)) },
  answer: content.noticeSchema,
  errors: [404],
} as const satisfies Call;
