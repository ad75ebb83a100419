import type { Call } from "./call.ts";
import * as content from "./content.ts";

export const sendLogEvents = {
  method: "POST",
  path: "/logd/log/send",
  base: "logCollector",
  service: "log",
  summary: "Takes an array of log events on test environments",
  access: "anyone",
  body: content.logEventsBodySchema,
  answer: content.logEventsAnswerSchema,
} as const satisfies Call;
