import type { Theme } from "#core/ports/preferences.ts";
import { LOCALES, type LocaleTag } from "#locales/manifest.ts";
import { oneOf, type RawSearch, textOf } from "#ui/context/raw-search.ts";

export const THEME_CHOICES = ["both", "light", "dark"] as const;
export const DIRECTIONS = ["ltr", "rtl"] as const;
/** Times the player's text size. */
export const TEXT_SIZES = [1, 2] as const;
/** CSS pixels. */
export const WIDTHS = ["full", 768, 390, 320] as const;

/** Content and view options of the gallery. */
export interface GallerySearch {
  readonly theme: (typeof THEME_CHOICES)[number];
  readonly direction: (typeof DIRECTIONS)[number];
  readonly text: (typeof TEXT_SIZES)[number];
  readonly width: (typeof WIDTHS)[number];
  /** Part of the names of the components that are listed. */
  readonly find: string;
  /** The one specimen to be shown; all if absent. */
  readonly specimen: string | undefined;
}

/** How the specimens of one component are shown on a stage. */
export interface StageSearch {
  readonly theme: Theme;
  readonly locale: LocaleTag;
  readonly text: (typeof TEXT_SIZES)[number];
  /** The only specimen to show; absent for all specimens that do not fill the page. */
  readonly specimen: string | undefined;
}

/** A mistyped value counts as left out. */
export function parseGallerySearch(search: RawSearch): GallerySearch {
  return {
    theme: oneOf(THEME_CHOICES, search.theme) ?? "both",
    direction: oneOf(DIRECTIONS, search.direction) ?? "ltr",
    text: oneOf(TEXT_SIZES, search.text) ?? 1,
    width: oneOf(WIDTHS, search.width) ?? "full",
    find: textOf(search.find) ?? "",
    specimen: textOf(search.specimen) || undefined,
  };
}

/** Search parameters of the address, without defaults. */
export function writeGallerySearch({ theme, direction, text, width, find, specimen }: GallerySearch) {
  return {
    theme: theme === "both" ? undefined : theme,
    direction: direction === "ltr" ? undefined : direction,
    text: text === 1 ? undefined : String(text),
    width: width === "full" ? undefined : String(width),
    find: find || undefined,
    specimen,
  };
}

/** A mistyped value counts as left out. */
export function parseStageSearch(search: RawSearch): StageSearch {
  return {
    theme: oneOf(["light", "dark"], search.theme) ?? "light",
    locale:
      oneOf(
        LOCALES.map(({ tag }) => tag),
        search.locale,
      ) ?? "en-US",
    text: oneOf(TEXT_SIZES, search.text) ?? 1,
    specimen: textOf(search.specimen) || undefined,
  };
}

/** Path and search of a stage, without base path. */
export function stageAddress(name: string, search: GallerySearch, theme: Theme, specimen?: string): string {
  const parameters = new URLSearchParams({ theme, locale: search.direction === "rtl" ? "ar-SA" : "en-US" });
  if (search.text !== 1) parameters.set("text", String(search.text));
  if (specimen !== undefined) parameters.set("specimen", specimen);
  return `/dev/kit/${name}/stage?${parameters}`;
}
