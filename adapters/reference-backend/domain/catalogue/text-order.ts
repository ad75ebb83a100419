import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { FALLBACK_LOCALE } from "#adapters/reference-backend/http/negotiate-locale.ts";

/**
 * Sorts the translations of a text by preference: the exact locale, the same language of another region (but never one
 * kind of Chinese for the other), English, any other.
 */
export function byClosenessTo(locale: string, column: AnyColumn): SQL {
  const language = locale.split("-")[0] ?? "";
  return sql`case when ${column} = ${locale} then 0
    when ${language} <> 'zh' and split_part(${column}, '-', 1) = ${language} then 1
    when ${column} = ${FALLBACK_LOCALE} then 2 else 3 end`;
}

/** Preferred translation of a value. */
export function closestText<Text>(texts: Readonly<Record<string, Text>>, locale: string): Text | undefined {
  return texts[closestLocale(texts, locale)];
}

/** Language of what `closestText` takes. */
export function closestLocale(texts: Readonly<Record<string, unknown>>, locale: string): string {
  if (texts[locale] !== undefined) return locale;
  const language = locale.split("-")[0] ?? "";
  const sameLanguage = language === "zh" ? undefined : Object.keys(texts).find((tag) => tag.startsWith(`${language}-`));
  return sameLanguage ?? FALLBACK_LOCALE;
}
