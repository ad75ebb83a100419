import { type Result, succeed } from "#core/failures/request-failure.ts";

/** Turns the value of an outcome into another; a failure passes through. */
export function mapResult<From, To>(result: Result<From>, map: (value: From) => To): Result<To> {
  return result.ok ? succeed(map(result.value)) : result;
}
