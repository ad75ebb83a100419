import { isDisplayed } from "#core/catalogue/is-displayed.ts";

/** Removes items that must not be displayed from all lists of an answer, at any depth (Spec §3). */
export function removeHiddenItems(json: unknown): unknown {
  if (Array.isArray(json)) return json.filter((item) => !isRecord(item) || isDisplayed(item)).map(removeHiddenItems);
  if (!isRecord(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, removeHiddenItems(value)]));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
