import { type RequestPreferences, readRequestPreferences } from "#adapters/http/request-preferences.ts";
import { FALLBACK_LOCALE } from "#adapters/reference-backend/http/negotiate-locale.ts";
import type { PageTexts } from "#adapters/reference-backend/services.ts";
import type { Theme } from "#core/ports/preferences.ts";
import { matchLocale } from "#core/translation/resolve-locale.ts";

/** Language and texts of a publisher page for one visitor. */
export interface PageVoice {
  readonly locale: string;
  readonly theme: Theme;
  /** Country of the visit (cookie `country`); `null` if it names none. */
  readonly country: string | null;
  /** Text of a key; the key itself where the texts lack it, so that a gap is seen and nothing breaks. */
  text(key: string): string;
  /** Text of a key with plural forms, for a number. */
  counted(key: string, number: number): string;
}

const RIGHT_TO_LEFT = /^(ar|fa|he|ur)(-|$)/;

/** Direction of a language, as the attribute `dir` has it. */
export const directionOf = (locale: string): "rtl" | "ltr" => (RIGHT_TO_LEFT.test(locale) ? "rtl" : "ltr");

/** The voice of a language, or of English where there are no texts in it. */
export function voiceOfLocale(tag: string, pageTexts: PageTexts): PageVoice {
  const locale = matchLocale(tag) ?? FALLBACK_LOCALE;
  const texts = pageTexts(locale);
  const noWishes = { theme: null, country: null };
  return texts === undefined
    ? voiceOf(FALLBACK_LOCALE, noWishes, pageTexts(FALLBACK_LOCALE) ?? {})
    : voiceOf(locale, noWishes, texts);
}

/** Language and theme of a visitor: by the address, the cookies of the store and `Accept-Language`, in this order. */
export function pageVoiceFor(request: Request, pageTexts: PageTexts): PageVoice {
  const asked = new URL(request.url).searchParams.get("locale");
  const wishes = readRequestPreferences(request.headers.get("Cookie"), request.headers.get("Accept-Language"));
  const tags = [asked, wishes.locale, ...wishes.languages, FALLBACK_LOCALE];
  for (const tag of tags) {
    const locale = tag === null ? null : matchLocale(tag);
    const texts = locale === null ? undefined : pageTexts(locale);
    if (locale === null || texts === undefined) continue;
    return voiceOf(locale, wishes, texts);
  }
  return voiceOf(FALLBACK_LOCALE, wishes, {});
}

function voiceOf(
  locale: string,
  { theme, country }: Pick<RequestPreferences, "theme" | "country">,
  texts: Readonly<Record<string, string>>,
): PageVoice {
  const text = (key: string): string => texts[key] ?? key;
  return {
    locale,
    theme: theme ?? "light",
    country,
    text,
    counted: (key, number) => {
      const form = text(`${key}_${new Intl.PluralRules(locale).select(number)}`);
      return form.replaceAll("{{number}}", new Intl.NumberFormat(locale).format(number));
    },
  };
}
