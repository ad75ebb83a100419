import { classifyFailure, type FailureClass } from "./classify-failure.ts";
import type { RequestFailure } from "./request-failure.ts";

const GONE: readonly FailureClass[] = ["not_found", "conflict", "empty"];

/** Whether the subject of a call is gone or has changed, so that a retry is useless. */
export const isGone = (failure: RequestFailure): boolean => GONE.includes(classifyFailure(failure));
