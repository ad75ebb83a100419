import type { RequestFailure } from "#core/failures/request-failure.ts";
import { useFormats } from "#ui/context/use-formats.ts";

/** Seconds to wait where a 429 does not name them. */
const DEFAULT_WAIT_SECONDS = 10;

/** Values for the text of a failure: the seconds to wait after too many requests. */
export function useFailureValues(failure: RequestFailure | null): { readonly count: number; readonly number: string } {
  const { number } = useFormats();
  const named = failure?.kind === "status" ? failure.retryAfterSeconds : null;
  const seconds = named ?? DEFAULT_WAIT_SECONDS;
  return { count: seconds, number: number(seconds) };
}
