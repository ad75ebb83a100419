import { MAX_GIFT_DAYS_AHEAD } from "#core/commerce/constants.ts";
import { isGiftTooFarAhead } from "#core/commerce/gift.ts";

const DAY_MS = 86_400_000;

/** The day of a moment in the player's own calendar, as a date field has it. */
export function dayOf(ms: number): string {
  const date = new Date(ms);
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** The last day a gift can be sent for. */
export function lastDayOf(nowMs: number): string {
  return dayOf(nowMs + (MAX_GIFT_DAYS_AHEAD - 1) * DAY_MS);
}

/** Nine in the morning of a day of the player's own; `null` for no day, and for one whose morning is over. */
export function deliveryOf(day: string, nowMs: number): string | null {
  const at = morningOf(day);
  return at > nowMs ? new Date(at).toISOString() : null;
}

/** Why a gift cannot be delivered on a day; `null` if it can, and for no day. */
export function dayRefusalOf(day: string, nowMs: number): "over" | "too_far" | null {
  if (day === "") return null;
  if (day < dayOf(nowMs)) return "over";
  return isGiftTooFarAhead(morningOf(day), nowMs) ? "too_far" : null;
}

function morningOf(day: string): number {
  return day === "" ? Number.NaN : new Date(`${day}T09:00:00`).getTime();
}
