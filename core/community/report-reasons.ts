/** Reasons for a report. */
export const REPORT_REASONS = [
  "spam",
  "abuse",
  "sexual",
  "personal_data",
  "cheating",
  "illegal",
  "off_topic",
  "other",
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
