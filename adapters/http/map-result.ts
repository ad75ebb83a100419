import type { Result } from "#core/failures/request-failure.ts";

/** Turns the value of an outcome into another; a failure passes through, as does the mark of a partial list. */
export function mapResult<From, To>(result: Result<From>, map: (value: From) => To): Result<To> {
  return result.ok ? { ...result, value: map(result.value) } : result;
}
