import { useRouter } from "@tanstack/react-router";
import { LOCALES } from "#locales/manifest.ts";
import { nativeLanguageName } from "#ui/context/native-language-name.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";

/** A language the page can be read in. */
export interface LocaleChoice {
  readonly tag: string;
  /** Name in the language itself. */
  readonly name: string;
  readonly isCurrent: boolean;
  /** This page in that language. */
  readonly href: string;
  /** Remembers the choice on the device, so that it outlives the address. */
  readonly remember: () => void;
}

/**
 * The languages of the picker with the address of this page in each. The address names the language, so the choice works
 * without scripts; a page in another language is another document, with its own direction and fonts. The list is made when it is
 * asked for: the names of some languages cost the platform milliseconds.
 */
export function useLocaleChoices(path: string): () => readonly LocaleChoice[] {
  const { locale } = useVisit();
  const { preferences } = usePorts();
  const router = useRouter();
  return () =>
    LOCALES.map(({ tag }) => ({
      tag,
      name: nativeLanguageName(tag),
      isCurrent: tag === locale,
      href: withLocale(router.history.createHref(path), tag),
      remember: () => preferences.rememberLocale(tag),
    }));
}

function withLocale(address: string, tag: string): string {
  // Whatever the origin: only the rest is used.
  const { pathname, searchParams } = new URL(address, "http://x");
  searchParams.set("locale", tag);
  return `${pathname}?${searchParams}`;
}
