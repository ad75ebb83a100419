/** Scripts and words of these differ by region; of others the region only makes the name longer. */
const REGIONAL_LANGUAGES = ["zh", "pt"];

/** The part of a language tag that a list of languages needs to name it, e.g. `ko` for `ko-KR`, but `zh-TW`. */
export function shortLanguageTag(tag: string): string {
  const language = tag.split("-")[0] ?? tag;
  return REGIONAL_LANGUAGES.includes(language) ? tag : language;
}
