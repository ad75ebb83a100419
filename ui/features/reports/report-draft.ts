import * as v from "valibot";
import { REPORT_REASONS, type ReportReason } from "#core/community/report-reasons.ts";
import type { FormDraftKind } from "#ui/kit/form/form-draft.ts";

interface ReportDraft {
  readonly reason: ReportReason | null;
  readonly words: string;
}

export const NO_REPORT_DRAFT: ReportDraft = { reason: null, words: "" };

/** A report, by player and what is reported. */
export const REPORT_DRAFT: FormDraftKind<ReportDraft> = {
  name: "report-draft",
  keptIn: "tab",
  schema: v.object({
    reason: v.fallback(v.nullable(v.picklist(REPORT_REASONS)), null),
    words: v.fallback(v.string(), ""),
  }),
};
