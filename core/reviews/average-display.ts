import { FEW_RATINGS } from "./constants.ts";

/** Kind of the average: none yet, an average of few ratings, or an average. */
export type AverageDisplay = "none" | "few" | "enough";

/** Below 10 ratings the page shows a note that there are few. */
export function averageDisplayOf(summary: { readonly average: number | null; readonly count: number }): AverageDisplay {
  if (summary.average === null || summary.count <= 0) return "none";
  return summary.count < FEW_RATINGS ? "few" : "enough";
}
