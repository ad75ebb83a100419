import type { Environment } from "../configuration/runtime-configuration.ts";
import { isChunkFailure } from "./chunk-failure.ts";
import { IGNORED_ERRORS, IGNORED_TEST_ERRORS } from "./constants.ts";

/**
 * Whether an unhandled error is kept from the error-reporting service (specification, section 8): some always, among them code
 * that did not come, for which each browser has its own words; network errors and time-outs on every environment but the live
 * one and the release candidate, which is the static stage.
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
