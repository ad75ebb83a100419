import { classifyFailure, type FailureClass } from "./classify-failure.ts";
import type { RequestFailure } from "./request-failure.ts";

const GONE: readonly FailureClass[] = ["not_found", "conflict", "empty"];

/** Whether a failure says that what was meant is not there any more, or not as it was: to try again is of no use then. */
export const isGone = (failure: RequestFailure): boolean => GONE.includes(classifyFailure(failure));
