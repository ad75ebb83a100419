import type { ParseKeys } from "i18next";
import type { FailureTexts } from "#core/failures/failure-text.ts";

/** Texts for the failures of posting or editing a review. */
export const REVIEW_FAILURES = {
  not_owner: "refusedNotOwner",
  not_released: "refusedNotReleased",
  wait: "refusedWaitSeconds",
  "401": "signedOut",
  "403": "refusedForbidden",
  "429": "refusedWait",
  noAnswer: "noAnswer",
  other: "saveFailed",
} as const satisfies FailureTexts<ParseKeys<"reviews">>;
