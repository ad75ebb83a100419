import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { TextAreas, TextKey } from "./text-areas.ts";

/** Values put into a text; `count` also chooses its plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

export type Translate<Area extends keyof TextAreas> = (key: TextKey<Area>, values?: TextValues) => string;

/** The texts of one area in the current language, with keys checked by the compiler. */
export function useText<Area extends keyof TextAreas>(area: Area): Translate<Area> {
  const { t } = useTranslation();
  return useCallback(
    (key, values) => {
      const name: string = key;
      return t(name, { ns: area, ...values });
    },
    [t, area],
  );
}
