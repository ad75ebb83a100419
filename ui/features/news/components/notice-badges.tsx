import { useTranslation } from "react-i18next";
import type { NoticeCategory, NoticePeriod } from "#core/news/notice.ts";
import { noticePeriodStateOf } from "#core/news/notice-period.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { Badge } from "#ui/kit/badge/badge.tsx";

/** Label for the kind of news. */
export function CategoryBadge({ category }: { readonly category: NoticeCategory }) {
  const { t: text } = useTranslation("news");
  const names = {
    notice: text("kindNotice"),
    maintenance: text("kindMaintenance"),
    event: text("kindEvent"),
    update: text("kindUpdate"),
  };
  const tones = { notice: "neutral", maintenance: "warning", event: "primary", update: "neutral" } as const;
  return <Badge tone={tones[category]}>{names[category]}</Badge>;
}

/** Whether what a notice announces is still to come, on, or over. */
export function PeriodBadge({ period }: { readonly period: NoticePeriod }) {
  const { t: text } = useTranslation("news");
  const { clock } = usePorts();
  const state = noticePeriodStateOf(period, clock.now());
  if (state === null) return null;
  const names = { ahead: text("periodAhead"), running: text("periodRunning"), over: text("periodOver") };
  return <Badge tone={state === "running" ? "live" : "neutral"}>{names[state]}</Badge>;
}
