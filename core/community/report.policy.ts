import { checkText } from "./article.policy.ts";
import type { ReportReason } from "./report-reasons.ts";

/** A player's report of another player's post. */
export interface Report {
  readonly reason: ReportReason;
  /** In the player's own words; may be empty unless the reason is "other". */
  readonly words: string;
}

export type ReportRefusal = "reason_missing" | "words_missing" | "words_too_long";

/** Why a report cannot be sent; `null` if it can. The reason "other" requires a text. */
export function reportRefusalOf(report: {
  readonly reason: ReportReason | null;
  readonly words: string;
}): ReportRefusal | null {
  const { refusal, count } = checkText("report", report.words);
  if (report.reason === null) return "reason_missing";
  if (refusal === "too_long") return "words_too_long";
  return report.reason === "other" && count === 0 ? "words_missing" : null;
}
