import { localeEntryOf } from "#locales/manifest.ts";
import { formatsOf } from "./formats.ts";

/**
 * Name of a language in the language itself; the names that the picker has none of come from the platform (specification,
 * section 9), which takes its time: ask only for what is shown.
 */
export function nativeLanguageName(tag: string): string {
  return localeEntryOf(tag).nativeName ?? formatsOf(tag).languageName(tag.slice(0, 2));
}
