import type { Result } from "#core/failures/request-failure.ts";

/** The value of an outcome that a test takes to be one; throws the failure otherwise. */
export function expectValue<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`a value was expected, not ${JSON.stringify(result.failure)}`);
  return result.value;
}
