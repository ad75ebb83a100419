import type { CallHandlers } from "../http/call-handler.ts";

type LogCalls = Pick<CallHandlers, "sendLogEvents">;

/** The log collector of test environments counts events and stores none. */
export function logCalls(): LogCalls {
  return { sendLogEvents: async ({ body }) => ({ accepted: body.length }) };
}
