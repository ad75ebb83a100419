import { PUBLISHER_HEADERS } from "#adapters/wire/headers.ts";
import { type FieldError, invalidInput } from "./call-refusal.ts";

const CHECKED = [...Object.values(PUBLISHER_HEADERS), "Accept-Language", "Content-Type", "Origin"];
const NOT_PRINTABLE_ASCII = /[^\x20-\x7E]/;
const MAX_HEADER = 4_096;

/** Refuses headers that hold anything but printable Latin text: line breaks, other scripts, endless values. */
export function requireCleanHeaders(headers: Headers): void {
  const wrong: FieldError[] = [];
  for (const name of CHECKED) {
    const value = headers.get(name);
    if (value === null) continue;
    if (NOT_PRINTABLE_ASCII.test(value))
      wrong.push({ field: `header.${name}`, message: "Only printable ASCII is allowed." });
    else if (value.length > MAX_HEADER) wrong.push({ field: `header.${name}`, message: "It is too long." });
  }
  if (wrong.length > 0) throw invalidInput(...wrong);
}
