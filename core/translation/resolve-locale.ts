import { LOCALES, type LocaleTag } from "./locales.ts";

/** Regions and scripts that write Chinese in traditional characters. */
const TRADITIONAL = new Set(["hant", "tw", "hk", "mo"]);

/** Tags that engines still use for languages whose code has changed (ISO 639). */
const FORMER_LANGUAGES: Readonly<Record<string, string>> = { in: "id" };

/**
 * The locale for a language tag: itself, else one of its language; `null` if the product does not have it. Case does
 * not matter, and `_` is read as `-`. Simplified and traditional Chinese never mix: the script decides, then the
 * region.
 */
export function matchLocale(tag: string): LocaleTag | null {
  const [given = "", ...rest] = tag.trim().toLowerCase().replaceAll("_", "-").split("-");
  const language = FORMER_LANGUAGES[given] ?? given;
  if (language === "zh") return chineseLocaleOf(rest);
  return LOCALES.find((locale) => locale.toLowerCase().startsWith(`${language}-`)) ?? null;
}

function chineseLocaleOf(subtags: readonly string[]): LocaleTag {
  if (subtags.includes("hans")) return "zh-CN";
  return subtags.some((subtag) => TRADITIONAL.has(subtag)) ? "zh-TW" : "zh-CN";
}
