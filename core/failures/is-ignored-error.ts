import type { Environment } from "../configuration/runtime-configuration.ts";
import { isChunkFailure } from "./chunk-failure.ts";
import { IGNORED_ERRORS, IGNORED_TEST_ERRORS } from "./constants.ts";

/**
 * Whether an unhandled error is not reported (Spec §8): a fixed list, code that failed to load (each
 * browser has its own message), and, except on live and on the release candidate (the static stage), network errors and
 * timeouts.
 */
export function isIgnoredError(
  error: { readonly name: string; readonly message: string },
  environment: Environment,
): boolean {
  const text = `${error.name}: ${error.message}`;
  const ignored = isNetworkNoise(environment) ? [...IGNORED_ERRORS, ...IGNORED_TEST_ERRORS] : IGNORED_ERRORS;
  return ignored.some((part) => text.includes(part)) || isChunkFailure(text);
}

/** Whether requests without an answer are nothing to report on an environment. */
export const isNetworkNoise = (environment: Environment): boolean => environment === "sb" || environment === "op";
