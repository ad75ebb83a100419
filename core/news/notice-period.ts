import { instantToMs } from "../catalogue/instant-to-ms.ts";
import type { EpochMilliseconds } from "../ports/device.ts";
import type { NoticePeriod } from "./notice.ts";

/** Whether the period of a notice is in the future, current or past; `null` if it cannot be parsed. */
export function noticePeriodStateOf(
  period: NoticePeriod,
  nowMs: EpochMilliseconds,
): "ahead" | "running" | "over" | null {
  const from = instantToMs(period.from);
  const to = instantToMs(period.to);
  if (from === null || to === null) return null;
  if (nowMs < from) return "ahead";
  return nowMs < to ? "running" : "over";
}
