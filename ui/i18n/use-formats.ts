import { useMemo } from "react";
import { useVisit } from "#ui/visit/visit-context.tsx";
import { createFormats, type Formats } from "./formats.ts";

/** Numbers, prices, dates and sizes in the language of the page. */
export function useFormats(): Formats {
  const { locale } = useVisit();
  return useMemo(() => createFormats(locale), [locale]);
}
