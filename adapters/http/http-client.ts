import type { GenericSchema, InferInput, InferOutput } from "valibot";
import * as v from "valibot";
import type { ServiceBases } from "#core/configuration/runtime-configuration.ts";
import { fail, type RequestFailure, type Result, succeed } from "#core/failures/request-failure.ts";
import type { CallOptions } from "#core/ports/catalogue-gateway.ts";
import type { IdentifierSource, Logger, ServerClock } from "#core/ports/device.ts";
import type { Call } from "../wire/call.ts";
import { PUBLISHER_HEADERS } from "../wire/headers.ts";
import { readTolerantly } from "../wire/tolerant-reader.ts";
import { DEFAULT_TIMEOUT_MS, LOST_CURSOR, MAX_ANSWER_BYTES } from "./constants.ts";
import { estimateServerTime } from "./http-date.ts";
import { logLeftOut } from "./log-left-out.ts";
import { type BodyText, readBoundedText } from "./read-bounded-text.ts";
import { removeHiddenItems } from "./remove-hidden-items.ts";
import { buildAddress, type Parameters, type Query } from "./request-address.ts";
import { type Audience, buildHeaders, type Client, type CommunityContext } from "./request-headers.ts";
import type { SessionId } from "./session-id.ts";
import { readStatusFailure } from "./status-failure.ts";

export interface HttpClientOptions {
  /** The runtime's own `fetch`, or one that reaches a service in the same process. */
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly services: ServiceBases;
  /** Origin of relative bases, e.g. `http://127.0.0.1:3000`; only needed outside of a browser. */
  readonly origin?: string | undefined;
  readonly clock: ServerClock;
  readonly readAudience: () => Audience;
  readonly sessionId: SessionId;
  readonly identifiers: IdentifierSource;
  readonly deviceId: string;
  readonly clientVersion: string;
  readonly publisher: string;
  /** Logs what was left out of an answer, once for each part of a call. */
  readonly logger: Logger;
  readonly timeoutMs?: number | undefined;
}

/** Input of a call, as described by its schemas in `adapters/wire`. */
export type CallInput<C extends Call> = (C extends { parameters: infer P extends Record<string, GenericSchema> }
  ? { readonly parameters: { readonly [Name in keyof P]: string } }
  : { readonly parameters?: never }) &
  (C extends { query: infer Q extends GenericSchema }
    ? { readonly query?: InferInput<Q> }
    : { readonly query?: never }) &
  (C extends { body: infer B extends GenericSchema } ? { readonly body: InferInput<B> } : { readonly body?: never }) &
  (C extends { base: "community" } ? { readonly community: CommunityContext } : { readonly community?: never }) & {
    readonly idempotencyKey?: string;
  };

/** Sends calls of the publisher API. */
export interface HttpClient {
  /**
   * Sends one call once and resolves to the result of its schema. Never throws or rejects: every outcome is a value
   * (Spec §8) and arrives before the timeout, even if the network hangs. The `X-Pp-Sid` of a response
   * becomes the session id, unless the id has changed since the request (a late response must not sign a player in
   * again); a 401 ends the session of the request. The `Date` of a response adjusts the clock.
   */
  send<C extends Call>(call: C, input: CallInput<C>, options?: CallOptions): Promise<Result<InferOutput<C["answer"]>>>;
}

interface AnyInput {
  readonly parameters?: Parameters | undefined;
  readonly query?: Query | undefined;
  readonly body?: unknown;
  readonly community?: CommunityContext | undefined;
  readonly idempotencyKey?: string | undefined;
}

export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { fetch, clock, sessionId, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const client: Client = {
    publisher: options.publisher,
    version: options.clientVersion,
    deviceId: options.deviceId,
  };

  async function exchange(call: Call, input: AnyInput, signal: AbortSignal): Promise<Result<unknown>> {
    const address = buildAddress(call, options.services, input.parameters ?? {}, input.query ?? {});
    if (address === null) return fail(NOTHING_AT_SUCH_AN_ADDRESS);
    if (input.query?.previousValue === LOST_CURSOR) return fail(PAGE_WITHOUT_CURSOR);
    const sentSessionId = sessionId.read();
    const sentAt = performance.now();
    let response: Response;
    try {
      response = await fetch(resolve(address, options.origin), {
        method: call.method,
        headers: buildHeaders(call, {
          client,
          audience: options.readAudience(),
          sessionId: sentSessionId,
          traceId: options.identifiers.next(),
          hasBody: input.body !== undefined,
          idempotencyKey: input.idempotencyKey,
          community: input.community,
        }),
        credentials: "include",
        // A stored answer would carry the `Date` of the day it was stored: ask the server each time, by ETag at best.
        cache: "no-cache",
        signal,
        ...(input.body !== undefined && { body: bodyOf(call, input.body) }),
      });
    } catch (error) {
      return fail({ kind: "fetch", message: describe(error) });
    }
    // The call was aborted: a late answer must not change the session or the clock.
    if (signal.aborted) return fail(ABORTED);

    const estimate = estimateServerTime(response.headers.get("Date"), performance.now() - sentAt);
    if (estimate !== null) clock.adjust(estimate.serverTime, estimate.uncertaintyMs);
    if (sessionId.read() === sentSessionId) keepSessionId(response, sessionId);

    const body = await readBoundedText(response, MAX_ANSWER_BYTES);
    return response.ok
      ? readAnswer(call, response.status, body, options.logger)
      : fail(readStatusFailure(response, body, clock.now()));
  }

  return {
    send: (call, input, { signal } = {}) => {
      if (signal?.aborted) return Promise.resolve(fail(ABORTED));
      const controller = new AbortController();
      // The race enforces the timeout: a `fetch` that ignores its signal cannot block the caller.
      return new Promise((settle) => {
        const finish = (result: Result<unknown>) => {
          clearTimeout(timer);
          signal?.removeEventListener("abort", abort);
          settle(result as Result<InferOutput<(typeof call)["answer"]>>);
          controller.abort();
        };
        const abort = () => finish(fail(ABORTED));
        const bound = call.timeoutMs === undefined ? timeoutMs : Math.max(timeoutMs, call.timeoutMs);
        const timer = setTimeout(() => finish(fail({ kind: "timeout", timeoutMs: bound })), bound);
        signal?.addEventListener("abort", abort);
        exchange(call, input, controller.signal).then(finish);
      });
    },
  };
}

const ABORTED: RequestFailure = { kind: "fetch", message: "aborted by the caller" };

const PAGE_WITHOUT_CURSOR: RequestFailure = { kind: "parsing", status: 200, message: "previous_value: not a cursor" };

/** Failure for a parameter that cannot be part of an address, as the server would return it. */
const NOTHING_AT_SUCH_AN_ADDRESS: RequestFailure = {
  kind: "status",
  status: 404,
  code: null,
  message: "a parameter cannot be part of an address",
  traceId: null,
  details: null,
  retryAfterSeconds: null,
};

function keepSessionId(response: Response, sessionId: SessionId): void {
  const answered = response.headers.get(PUBLISHER_HEADERS.sessionId);
  if (answered !== null) sessionId.write(answered === "" ? null : answered);
  else if (response.status === 401) sessionId.write(null);
}

/** A file goes as it is, everything else as JSON. */
function bodyOf(call: Call, body: unknown): BodyInit {
  return call.isBinary === true ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body);
}

const resolve = (address: string, origin: string | undefined): string =>
  origin === undefined ? address : new URL(address, origin).href;

function readAnswer(call: Call, status: number, body: BodyText, logger: Logger): Result<unknown> {
  if (body.kind === "cutOff") return fail({ kind: "fetch", message: describe(body.cause) });
  if (body.kind === "tooLarge") {
    return fail({ kind: "parsing", status, message: `an answer of more than ${MAX_ANSWER_BYTES} bytes` });
  }
  if (body.kind === "notText") return fail({ kind: "parsing", status, message: "an answer that is not UTF-8" });
  let json: unknown;
  try {
    json = JSON.parse(body.text);
  } catch {
    return fail({
      kind: "parsing",
      status,
      message: body.text === "" ? "an empty answer" : "an answer that is not JSON",
    });
  }
  const read = readTolerantly(call.answer, removeHiddenItems(json));
  if (read.success) {
    logLeftOut(logger, call, read.leftOut);
    return read.isPartial ? { ...succeed(read.output), isPartial: true } : succeed(read.output);
  }
  const { issue } = read;
  // The message of the issue quotes the answer, which may contain personal data and must not be reported.
  const message = `${v.getDotPath(issue) ?? "answer"}: not ${issue.expected ?? `by its ${issue.type}`}`;
  return fail({ kind: "parsing", status, message });
}

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));
