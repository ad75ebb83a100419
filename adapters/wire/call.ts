import type * as v from "valibot";
import type { GenericSchema } from "valibot";
import type { ServiceBases } from "#core/configuration/runtime-configuration.ts";

export type CallMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type CallService = "store" | "session" | "content" | "log" | "news" | "community" | "notification";

/** One call of the publisher API, as the HTTP adapter sends it and the reference backend answers it. */
export interface Call {
  readonly method: CallMethod;
  /** Path with parameters in braces, relative to the root of the publisher API. */
  readonly path: string;
  readonly service: CallService;
  /** Configured base address that replaces the first part of `path`; the publisher's own API if absent. */
  readonly base?: Exclude<keyof ServiceBases, "purple">;
  readonly summary: string;
  /** `player`: 401 for guests; `anyone`: guests too. */
  readonly access: "anyone" | "player";
  readonly parameters?: Readonly<Record<string, GenericSchema<string>>>;
  readonly query?: v.ObjectSchema<v.ObjectEntries, undefined>;
  readonly body?: GenericSchema;
  /** The body is a file as it is, `Uint8Array` on both sides, and not JSON. */
  readonly isBinary?: true;
  /** Maximum size of the body in bytes, if it differs from the default. */
  readonly maxBodyBytes?: number;
  /** Milliseconds until it counts as unanswered, where the common bound is too narrow. */
  readonly timeoutMs?: number;
  /** Schema of the 200 answer. */
  readonly answer: GenericSchema;
  /** Error statuses beyond 400, 403, 429, 500 and 503, which every call can give. */
  readonly errors?: readonly number[];
}
