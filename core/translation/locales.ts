/** Locales of the interface (Spec §9). */
export const LOCALES = [
  "ko-KR",
  "en-US",
  "ar-SA",
  "zh-CN",
  "zh-TW",
  "de-DE",
  "es-ES",
  "fr-FR",
  "id-ID",
  "it-IT",
  "ja-JP",
  "pl-PL",
  "pt-BR",
  "ru-RU",
  "th-TH",
  "vi-VN",
  "tr-TR",
] as const;
export type LocaleTag = (typeof LOCALES)[number];

/** Locale for viewers whose language the product does not support (Spec §9). */
export const FALLBACK_LOCALE: LocaleTag = "en-US";

export function isLocaleTag(tag: string): tag is LocaleTag {
  return LOCALES.some((locale) => locale === tag);
}
