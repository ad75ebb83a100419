import { localeEntryOf } from "#locales/manifest.ts";
import { formatsOf } from "./formats.ts";

/**
 * Returns the name of a language in that language. Names missing in the picker's list come from `Intl` (Spec §9),
 * which is slow: call it only for visible entries.
 */
export function nativeLanguageName(tag: string): string {
  return localeEntryOf(tag).nativeName ?? formatsOf(tag).languageName(tag.slice(0, 2));
}
