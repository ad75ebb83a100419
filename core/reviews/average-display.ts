import { FEW_RATINGS } from "./constants.ts";

/** What the page says about the average: nothing yet, an average of few ratings, or an average. */
export type AverageDisplay = "none" | "few" | "enough";

/** Under 10 ratings the page says so beside the average. */
export function averageDisplayOf(summary: { readonly average: number | null; readonly count: number }): AverageDisplay {
  if (summary.average === null || summary.count <= 0) return "none";
  return summary.count < FEW_RATINGS ? "few" : "enough";
}
