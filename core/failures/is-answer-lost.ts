import type { RequestFailure } from "./request-failure.ts";

/** Whether the server may have done what was asked for although no readable answer has arrived. */
export const isAnswerLost = (failure: RequestFailure): boolean => failure.kind !== "status";
