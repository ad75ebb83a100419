import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { offeredLocales } from "#core/translation/offered-locales.ts";
import { nativeLanguageName } from "#ui/context/native-language-name.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { storeLanguagesQuery } from "./store-languages-query.ts";

const NONE: readonly string[] = [];

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
 * Returns a function that lists the languages of the picker that the publisher offers, each with its address of this page. The address names the
 * language, so the choice works without scripts. The list is created on demand because some language names take
 * milliseconds to compute.
 */
export function useLocaleChoices(path: string): () => readonly LocaleChoice[] {
  const { locale } = useVisit();
  const { preferences, content } = usePorts();
  const router = useRouter();
  const { data: named = NONE } = useQuery(storeLanguagesQuery(content));
  return () =>
    offeredLocales(named, locale).map((tag) => ({
      tag,
      name: nativeLanguageName(tag),
      isCurrent: tag === locale,
      href: withLocale(router.history.createHref(path), tag),
      remember: () => preferences.rememberLocale(tag),
    }));
}

function withLocale(address: string, tag: string): string {
  // The base origin is arbitrary; only the path and query are used.
  const { pathname, searchParams } = new URL(address, "http://x");
  searchParams.set("locale", tag);
  return `${pathname}?${searchParams}`;
}
