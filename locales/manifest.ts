/** One language of the interface. */
export interface LocaleEntry {
  readonly tag: string;
  /** Name in the language itself; `null` where the picker takes it from the platform (Spec §9). */
  readonly nativeName: string | null;
  readonly direction: "ltr" | "rtl";
  /** Ja, zh and th get a font and a layout of their own (Spec §9). */
  readonly script: "latin" | "korean" | "japanese" | "chinese" | "thai" | "arabic" | "cyrillic";
}

const ENGLISH = {
  tag: "en-US",
  nativeName: "English",
  direction: "ltr",
  script: "latin",
} as const satisfies LocaleEntry;

/** The languages of the interface, in the order of Spec §9. */
export const LOCALES = [
  { tag: "ko-KR", nativeName: "한국어", direction: "ltr", script: "korean" },
  ENGLISH,
  { tag: "ar-SA", nativeName: "العربية", direction: "rtl", script: "arabic" },
  { tag: "zh-CN", nativeName: "简体中文", direction: "ltr", script: "chinese" },
  { tag: "zh-TW", nativeName: "繁體中文", direction: "ltr", script: "chinese" },
  { tag: "de-DE", nativeName: "Deutsch", direction: "ltr", script: "latin" },
  { tag: "es-ES", nativeName: "Español", direction: "ltr", script: "latin" },
  { tag: "fr-FR", nativeName: "Français", direction: "ltr", script: "latin" },
  { tag: "id-ID", nativeName: "Bahasa Indonesia", direction: "ltr", script: "latin" },
  { tag: "it-IT", nativeName: "Italiano", direction: "ltr", script: "latin" },
  { tag: "ja-JP", nativeName: "日本語", direction: "ltr", script: "japanese" },
  { tag: "pl-PL", nativeName: "Polski", direction: "ltr", script: "latin" },
  { tag: "pt-BR", nativeName: "Português (Brasil)", direction: "ltr", script: "latin" },
  { tag: "ru-RU", nativeName: null, direction: "ltr", script: "cyrillic" },
  { tag: "th-TH", nativeName: null, direction: "ltr", script: "thai" },
  { tag: "vi-VN", nativeName: null, direction: "ltr", script: "latin" },
  { tag: "tr-TR", nativeName: null, direction: "ltr", script: "latin" },
] as const satisfies readonly LocaleEntry[];

export type LocaleTag = (typeof LOCALES)[number]["tag"];

/** Language whose texts are used where another has none. */
export const FALLBACK_LOCALE: LocaleTag = ENGLISH.tag;

/** Entry of a tag; the fallback's for a tag that is not in the manifest. */
export function localeEntryOf(tag: string): LocaleEntry {
  return LOCALES.find((entry) => entry.tag === tag) ?? ENGLISH;
}
