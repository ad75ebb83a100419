import { fail, type Result, succeed } from "../failures/request-failure.ts";

/** Reads JSON without throwing (Spec §5: helper checks). */
export function parseJson(text: string): Result<unknown, "not_json"> {
  try {
    return succeed(JSON.parse(text));
  } catch {
    return fail("not_json");
  }
}
