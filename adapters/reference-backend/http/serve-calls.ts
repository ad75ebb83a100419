import type { Hono, MiddlewareHandler } from "hono";
import { CALLS, type Call, type CallName } from "#adapters/wire/calls.ts";
import { PUBLISHER_HEADERS } from "#adapters/wire/headers.ts";
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

/** Parameters that a text is searched by. */
const SEARCH_PARAMETERS = ["q", "search"] as const;

/** Whether a call reads by a text, or as much; a parameter that the call does not know makes no search of it. */
function isSearch(name: CallName, request: Request): boolean {
  const call: Call = CALLS[name];
  if (name === "suggestMentions") return true;
  // Its handler keeps counts for all, and waits for no turn where it has them.
  if (name === "listFacets" || call.method !== "GET") return false;
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
      const read = () => handler({ ...callInput, scope });
      const readInTurn = isSearch(name, context.req.raw) ? () => services.heavyReads.run("search", scope, read) : read;
      const answer = await input.answers.answer({ ...callInput, call: name, scope }, readInTurn);
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
