import type { CallHandlers } from "../http/call-handler.ts";

type LogCalls = Pick<CallHandlers, "sendLogEvents">;

/** The log collector of test environments counts what it takes and keeps none of it. */
export function logCalls(): LogCalls {
  return { sendLogEvents: async ({ body }) => ({ accepted: body.length }) };
}
