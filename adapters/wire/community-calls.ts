import * as v from "valibot";
import type { Call } from "./call.ts";
import * as content from "./content.ts";
import { gameCodeSchema } from "./envelope.ts";

const gameCode = { gameCode: gameCodeSchema };
const alias = { boardAlias: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)) };

export const listBoards = {
  method: "GET",
  path: "/community/api/games/{gameCode}/boards",
  base: "community",
  service: "community",
  summary: "Boards of a game; 409 with code 40904 where the community is not open, 40901 where there is no board",
  access: "anyone",
  parameters: gameCode,
  answer: content.boardListAnswerSchema,
  errors: [404, 409],
} as const satisfies Call;

export const listArticles = {
  method: "GET",
  path: "/community/api/games/{gameCode}/boards/{boardAlias}/articles",
  base: "community",
  service: "community",
  summary: "Articles of a board, pinned first; 409 with code 40902 for an unknown board, 40903 for an empty one",
  access: "anyone",
  parameters: { ...gameCode, ...alias },
  query: content.articleListQuerySchema,
  answer: content.articleListAnswerSchema,
  errors: [404, 409],
} as const satisfies Call;

export const listLatestArticles = {
  method: "GET",
  path: "/community/api/articles",
  base: "community",
  service: "community",
  summary: "The latest articles of all boards that are open in the country, in the reader's language first",
  access: "anyone",
  query: v.object({ limit: v.optional(v.pipe(v.string(), v.regex(/^(20|1[0-9]|[1-9])$/))) }),
  answer: content.latestArticlesAnswerSchema,
} as const satisfies Call;

export const getArticle = {
  method: "GET",
  path: "/community/api/articles/{articleId}",
  base: "community",
  service: "community",
  summary: "One article; 409 with code 40905 once it is gone",
  access: "anyone",
  parameters: { articleId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/)) },
  answer: content.articleAnswerSchema,
  errors: [409],
} as const satisfies Call;
