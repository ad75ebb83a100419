import type { Hono, MiddlewareHandler } from "hono";
import { CALLS, type Call, type CallName } from "#adapters/wire/calls.ts";
import { PUBLISHER_HEADERS } from "#adapters/wire/headers.ts";
import { createConcurrencyLimiter } from "#adapters/workers/concurrency-limiter.ts";
import { hasInk } from "#core/texts/visible-text.ts";
import type { Services } from "../services.ts";
import type { BackendEnvironment } from "./backend-environment.ts";
import type { CallHandlers } from "./call-handler.ts";
import { requireValidCommunityAuth } from "./community-auth.ts";
import { injectFaults } from "./inject-faults.ts";
import { readCallInput } from "./read-call-input.ts";
import { openRequestScope, requirePlayer } from "./request-scope.ts";
import { requireGameAccess } from "./require-game-access.ts";
import type { SharedAnswers } from "./shared-answers.ts";

const VARIES_BY = ["Cookie", "Accept-Language", PUBLISHER_HEADERS.locale, PUBLISHER_HEADERS.countryCode].join(", ");

/**
 * Searches of all clients, and of one network: a search takes ten times as long as another read, and the embedded
 * database answers on the thread that serves everybody.
 */
const SEARCHES = {
  ...{ maxRunning: 8, maxQueued: 256, timeoutMs: 4_000 },
  shares: [{ maxRunning: 1, maxQueued: 32, restRatio: 1 }],
};

/** Parameters that a text is searched by. */
const SEARCH_PARAMETERS = ["q", "search"] as const;

/**
 * Calls that read as much as a search or more, whatever they are asked for. Among five thousand games a search takes 36 ms,
 * the counts of a filtered list 130 ms, a hundred offers 90 ms, and no other read more than 25 ms.
 */
const HEAVY_READS: ReadonlySet<CallName> = new Set(["suggestMentions", "listFacets", "listOffers"]);

/** Whether a call reads by a text, or as much; a parameter that the call does not know makes no search of it. */
function isSearch(name: CallName, request: Request): boolean {
  const call: Call = CALLS[name];
  if (HEAVY_READS.has(name)) return true;
  if (call.method !== "GET") return false;
  const { searchParams } = new URL(request.url);
  const known = call.query?.entries ?? {};
  return SEARCH_PARAMETERS.some((name) => name in known && hasInk(searchParams.get(name) ?? ""));
}

/** Calls that an open page repeats automatically. */
const BACKGROUND_CALLS: ReadonlySet<CallName> = new Set(["checkSession", "countUnreadNotifications"]);

/** Mounts every call of the catalogue under its method and path. */
export function serveCalls(
  app: Hono<BackendEnvironment>,
  services: Services,
  input: {
    readonly handlers: CallHandlers;
    readonly answers: SharedAnswers;
    readonly limitReads: MiddlewareHandler<BackendEnvironment>;
    readonly limitWrites: MiddlewareHandler<BackendEnvironment>;
  },
): void {
  const searches = createConcurrencyLimiter(SEARCHES);
  for (const name of callsByPrecision()) {
    const call: Call = CALLS[name];
    const isBackground = BACKGROUND_CALLS.has(name);
    const openScope: MiddlewareHandler<BackendEnvironment> = async (context, next) => {
      const { traceId, now } = context.var;
      const { clientAddress, network } = context.env;
      const asked = { traceId, clientAddress, network, now, isBackground };
      context.set("scope", await openRequestScope(context.req.raw, services, asked));
      await next();
    };
    const limit = call.method === "GET" ? input.limitReads : input.limitWrites;
    const tryOut: MiddlewareHandler<BackendEnvironment> = async (context, next) => {
      const { service } = call;
      const { now } = context.var;
      const { drop } = context.env;
      const fault = await injectFaults(services, { call: name, service, path: context.req.path, now, drop });
      if (fault !== null) return fault;
      await next();
      return;
    };
    // Handler types differ per call, but one loop registers them all; the schemas of the call check the input.
    const handler = input.handlers[name] as (input: unknown) => Promise<unknown>;
    app.on(call.method, honoPath(call.path), tryOut, openScope, limit, async (context) => {
      const { scope } = context.var;
      if (call.access === "player") requirePlayer(scope);
      const callInput = await readCallInput(call, context.req.raw, context.req.param());
      if (call.service === "community") requireValidCommunityAuth(context.req.raw.headers);
      await requireGameAccess({ call, name, scope }, callInput);
      const readAnswer = () =>
        input.answers.answer({ ...callInput, call: name, scope }, () => handler({ ...callInput, scope }));
      const answer = isSearch(name, context.req.raw)
        ? await searches.run(readAnswer, [scope.network])
        : await readAnswer();
      const headers = scope.answerHeaders;
      headers.set("Cache-Control", "no-store");
      if (headers.has("Location")) return new Response(null, { status: 302, headers });
      headers.set("Content-Type", "application/json; charset=utf-8");
      headers.set("Content-Length", String(answer.byteLength));
      headers.set("Vary", VARIES_BY);
      return new Response(answer, { headers });
    });
  }
}

/** Calls with fewer parameters first: `/games/facets` is not the game of that name. */
function callsByPrecision(): CallName[] {
  const parametersOf = (name: CallName) => CALLS[name].path.split("{").length;
  return (Object.keys(CALLS) as CallName[]).sort((one, other) => parametersOf(one) - parametersOf(other));
}

/** `/games/{gameCode}` as the router writes it. */
function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}
