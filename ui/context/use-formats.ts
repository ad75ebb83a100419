import { type Formats, formatsOf } from "./formats.ts";
import { useVisit } from "./visit-context.tsx";

/** Numbers, prices, dates and sizes in the language of the page. */
export function useFormats(): Formats {
  return formatsOf(useVisit().locale);
}
