import * as v from "valibot";
import type { Call } from "./call.ts";
import * as boards from "./static-boards.ts";

const shared = { base: "staticBoard", service: "news", access: "anyone", method: "GET" } as const;

export const listStaticBoards = {
  ...shared,
  path: "/static-board/api/boards",
  summary: "Boards that only the publisher writes on",
  answer: boards.staticBoardListAnswerSchema,
} as const satisfies Call;

export const listStaticArticles = {
  ...shared,
  path: "/static-board/api/boards/{boardAlias}/articles",
  summary: "The entries of one of them, the newest first",
  parameters: { boardAlias: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)) },
  answer: boards.staticArticleListAnswerSchema,
  errors: [404],
} as const satisfies Call;

export const getStaticArticle = {
  ...shared,
  path: "/static-board/api/articles/{articleId}",
  summary: "One article of them",
  parameters: { articleId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/)) },
  answer: boards.staticArticleSchema,
  errors: [404],
} as const satisfies Call;
