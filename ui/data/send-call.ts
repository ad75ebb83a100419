import type { QueryClient } from "@tanstack/react-query";
import type { Result } from "#core/failures/request-failure.ts";
import { unwrap } from "./request-failure-error.ts";

/**
 * Runs a call as a mutation and gives its result. For writes without options of their own: the session keeper sees, in the
 * one cache of mutations, that something is being sent and that it was refused for want of a session.
 */
export async function sendCall<Value>(client: QueryClient, call: () => Promise<Result<Value>>): Promise<Result<Value>> {
  let result: Result<Value> | undefined;
  const mutationFn = async (): Promise<null> => {
    result = await call();
    unwrap(result);
    return null;
  };
  const mutation = client.getMutationCache().build(client, { mutationFn, gcTime: 0 });
  try {
    await mutation.execute(undefined);
  } catch (error) {
    // A failed call is a result, too. Anything else is a bug.
    if (result === undefined) throw error;
  }
  if (result === undefined) throw new Error("a mutation ended without a result");
  return result;
}
