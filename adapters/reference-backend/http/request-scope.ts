import { randomUUID } from "node:crypto";
import { PUBLISHER_HEADERS } from "#adapters/wire/headers.ts";
import type { Shell } from "#core/shell/shell.ts";
import type { Services } from "../services.ts";
import { namedShellOf } from "../session/client-details.ts";
import { readCookie, SESSION_COOKIE } from "../session/session-cookie.ts";
import { findSession, type Player, type Session } from "../session/sessions.ts";
import { CallRefusal, invalidInput } from "./call-refusal.ts";
import { requestedLocale } from "./negotiate-locale.ts";

/** Everything a call knows about its request beside its own parameters. */
export interface RequestScope {
  readonly request: Request;
  readonly traceId: string;
  /** Network address of the client; `undefined` for requests of the process itself. */
  readonly clientAddress: string | undefined;
  /** Time of the controllable clock. */
  readonly now: Date;
  readonly locale: string;
  readonly country: string;
  readonly shell: Shell;
  readonly session: Session | null;
  readonly services: Services;
  /** Headers the call adds to its answer. */
  readonly answerHeaders: Headers;
}

const COUNTRY = /^[A-Za-z]{2}$/;

/**
 * Reads country, locale, shell and session of a request. A session id of another session, or of none, is a 401. What a
 * page asks for by itself, without its player, is `isBackground` and keeps no session from ending by disuse.
 */
export async function openRequestScope(
  request: Request,
  services: Services,
  input: {
    readonly traceId: string;
    readonly clientAddress: string | undefined;
    readonly now: Date;
    readonly isBackground?: boolean;
  },
): Promise<RequestScope> {
  const { headers } = request;
  const { traceId, clientAddress, now, isBackground = false } = input;
  const token = readCookie(request, SESSION_COOKIE);
  const shell = namedShellOf(request);
  const use = isBackground ? {} : { use: { shell } };
  const session = token === null ? null : await findSession(services.database.queries, token, { now, ...use });
  requireMatchingSessionId(headers.get(PUBLISHER_HEADERS.sessionId), session);
  return {
    request,
    services,
    session,
    traceId,
    clientAddress,
    now,
    locale: requestedLocale(headers.get(PUBLISHER_HEADERS.locale), headers.get("Accept-Language")),
    country: await countryOf(request, services, session),
    shell: shell ?? "web",
    answerHeaders: new Headers(),
  };
}

/** Whether the request carries a session, live or over. */
export function hasSessionCookie(request: Request): boolean {
  return readCookie(request, SESSION_COOKIE) !== null;
}

/** The player of a request; 401 for a guest. */
export function requirePlayer(scope: RequestScope): Player {
  return requireSession(scope).player;
}

/** The session of a request; 401 for a guest. */
export function requireSession(scope: RequestScope): Session {
  if (scope.session === null) throw new CallRefusal(401, "SESSION_REQUIRED", "Sign in to do this.");
  return scope.session;
}

/** A trace id of the client if it is a sane one, else a new one. */
export function traceIdOf(request: Request): string {
  const given = request.headers.get(PUBLISHER_HEADERS.traceId);
  return given !== null && /^[A-Za-z0-9-]{1,64}$/.test(given) ? given : randomUUID();
}

function requireMatchingSessionId(sessionId: string | null, session: Session | null): void {
  if (sessionId === null || sessionId === "") return;
  if (sessionId !== session?.publicId) throw new CallRefusal(401, "SESSION_OVER", "The session is over.");
}

/** Parameter, else the country under trial (controls), else header, else the player's own country, else the default. */
async function countryOf(request: Request, services: Services, session: Session | null): Promise<string> {
  const parameter = new URL(request.url).searchParams.get("countryCode");
  if (parameter !== null) return validCountry(parameter, "query.countryCode");
  const underTrial = (await services.controls.read()).country;
  if (underTrial !== null) return underTrial;
  const header = request.headers.get(PUBLISHER_HEADERS.countryCode);
  if (header !== null && header !== "") return validCountry(header, `header.${PUBLISHER_HEADERS.countryCode}`);
  return session?.player.countryCode ?? services.defaultCountryCode;
}

function validCountry(country: string, field: string): string {
  if (!COUNTRY.test(country)) throw invalidInput({ field, message: "It is not a country code of two letters." });
  return country.toUpperCase();
}
