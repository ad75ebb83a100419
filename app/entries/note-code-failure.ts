import { isChunkFailure, notePartFailure } from "#core/failures/chunk-failure.ts";
import type { KeyValueStorage } from "#core/ports/device.ts";

/** Notes that code of a part did not load, or reports that it has a bug. A page without code becomes an error screen, which does so. */
export function noteCodeFailure(error: unknown, code: "page" | "part", tabStorage: KeyValueStorage): void {
  if (code === "page") return;
  if (isChunkFailure(String(error))) notePartFailure(error, tabStorage);
  else reportError(error);
}
