import type { ParseKeys } from "i18next";
import type { FailureTexts } from "#core/failures/failure-text.ts";

/** Text of the area `boards`, for a board that is not open here. */
export const BOARD_CLOSED = "boardClosed";

/** Texts for the failures of posting or editing an article. */
export const ARTICLE_FAILURES = {
  not_author: "refusedAuthor",
  too_complex: "tooComplex",
  "40904": BOARD_CLOSED,
  "40905": "goneText",
  "401": "signedOut",
  "403": "refused",
  "413": "tooComplex",
  "429": "wait",
  noAnswer: "noAnswerPost",
  other: "failed",
} as const satisfies FailureTexts<ParseKeys<"writing"> | typeof BOARD_CLOSED>;
