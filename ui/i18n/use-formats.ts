import { useVisit } from "#ui/visit/visit-context.tsx";
import { type Formats, formatsOf } from "./formats.ts";

/** Numbers, prices, dates and sizes in the language of the page. */
export function useFormats(): Formats {
  return formatsOf(useVisit().locale);
}
