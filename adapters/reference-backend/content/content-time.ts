const HOUR_MS = 3_600_000;

/** A point of time as content files write it: hours from the first start of the store (negative is before), or an instant. */
export type ContentTime = { readonly hours: number } | { readonly instantMs: number };

export const CONTENT_TIME_FORMS = '"3 days ago", "in 12 hours" or a date like "2026-12-24T18:00:00Z"';

/** `undefined` if the text is not a point of time. */
export function parseContentTime(text: string): ContentTime | undefined {
  const [, ahead, amount, unit, ago] = /^(in )?(\d+(?:\.\d+)?) (minute|hour|day)s?( ago)?$/.exec(text) ?? [];
  if (amount !== undefined && (ahead === undefined) !== (ago === undefined)) {
    const hours = (Number(amount) * (unit === "day" ? 24 : 1)) / (unit === "minute" ? 60 : 1);
    return { hours: ago === undefined ? hours : -hours };
  }
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?Z$/.test(text)) return undefined;
  const instantMs = Date.parse(text);
  return Number.isNaN(instantMs) ? undefined : { instantMs };
}

/** Hours from the first start. */
export function hoursFromStart(time: ContentTime, firstStart: Date): number {
  return "hours" in time ? time.hours : (time.instantMs - firstStart.getTime()) / HOUR_MS;
}
