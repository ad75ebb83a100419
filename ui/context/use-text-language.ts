import { useSyncExternalStore } from "react";
import type { TextArea } from "#locales/texts.ts";
import { useTextLibrary } from "./texts-context.tsx";
import { useVisit } from "./visit-context.tsx";

/**
 * Language in which the texts of these areas are shown: that of the visit, or the fallback language if its texts could not be
 * loaded. The first rendering agrees with the server, which has all texts.
 */
export function useTextLanguage(areas: readonly TextArea[]): string {
  const texts = useTextLibrary();
  const { locale } = useVisit();
  return useSyncExternalStore(
    texts.subscribe,
    () => texts.languageOf(locale, areas),
    () => locale,
  );
}

const PAGE_TEXTS: readonly TextArea[] = ["common"];

/** `lang` of a part whose texts load later than those of the page; `undefined` where they are in the page's language. */
export function useLazyTextLanguage(areas: readonly TextArea[]): string | undefined {
  const language = useTextLanguage(areas);
  return language === useTextLanguage(PAGE_TEXTS) ? undefined : language;
}
