import { use, useCallback, useSyncExternalStore } from "react";
import { I18nContext } from "react-i18next";
import type { TextAreas, TextKey } from "./text-areas.ts";

/** Values put into a text; `count` also chooses its plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

export type Translate<Area extends keyof TextAreas> = (key: TextKey<Area>, values?: TextValues) => string;

/** The texts of one area in the current language, with keys checked by the compiler. Throws outside a provider, which is a bug. */
export function useText<Area extends keyof TextAreas>(area: Area): Translate<Area> {
  const provided = use(I18nContext);
  if (provided === undefined) throw new Error("texts outside a provider");
  const { i18n } = provided;
  const subscribe = useCallback(
    (listener: () => void) => {
      i18n.on("languageChanged", listener);
      return () => i18n.off("languageChanged", listener);
    },
    [i18n],
  );
  const readLanguage = () => i18n.language;
  const lng = useSyncExternalStore(subscribe, readLanguage, readLanguage);
  return useCallback(
    (key, values) => {
      // Most texts are plain, with neither a plural form to choose nor a place for a value: those are only looked up.
      const text = values === undefined ? i18n.getDataByLanguage(lng)?.[area]?.[key] : undefined;
      if (typeof text === "string" && !/\{\{|\$t\(/.test(text)) return text;
      return i18n.t(key as string, { lng, ns: area, ...values });
    },
    [i18n, lng, area],
  );
}
