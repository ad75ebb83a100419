import { REPORT_REASONS, type ReportReason } from "#core/community/article.policy.ts";
import type { FormDraftKind } from "#ui/kit/form-draft/form-draft.ts";

export interface ReportDraft {
  readonly reason: ReportReason | null;
  readonly words: string;
}

export const NO_REPORT_DRAFT: ReportDraft = { reason: null, words: "" };

/** A report, by player and what is reported. */
export const REPORT_DRAFT: FormDraftKind<ReportDraft> = {
  name: "report-draft",
  keptIn: "tab",
  parse: (stored) => {
    if (typeof stored !== "object" || stored === null) return null;
    const { reason, words } = stored as Partial<Record<keyof ReportDraft, unknown>>;
    return {
      reason: REPORT_REASONS.find((one) => one === reason) ?? null,
      words: typeof words === "string" ? words : "",
    };
  },
  isEmpty: ({ reason, words }) => reason === null && words === "",
};
