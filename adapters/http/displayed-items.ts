import { isDisplayed } from "#core/catalogue/is-displayed.ts";

/** An answer without the items of its lists that are not to be displayed, at any depth (Spec §3). */
export function leaveOutHidden(json: unknown): unknown {
  if (Array.isArray(json)) return json.filter((item) => !isRecord(item) || isDisplayed(item)).map(leaveOutHidden);
  if (!isRecord(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, leaveOutHidden(value)]));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
