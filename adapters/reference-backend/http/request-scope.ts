import { randomUUID } from "node:crypto";
import { PUBLISHER_HEADERS } from "#adapters/wire/headers.ts";
import type { Shell } from "#core/shell/shell.ts";
import { type ClosedGames, closedGamesOf } from "../domain/catalogue/closed-games.ts";
import type { BuyerContext } from "../domain/catalogue/load-goods.ts";
import { namedShellOf } from "../domain/session/client-details.ts";
import { findSession, type Player, type Session, type SessionLookUp } from "../domain/session/sessions.ts";
import type { Services } from "../services.ts";
import type { Sender } from "../work.ts";
import { CallRefusal, invalidInput } from "./call-refusal.ts";
import { requestedLocale } from "./negotiate-locale.ts";

/** Everything a call knows about its request beside its own parameters. */
export interface RequestScope {
  readonly request: Request;
  readonly traceId: string;
  /** Network address of the client; `undefined` for requests of the process itself. */
  readonly clientAddress: string | undefined;
  /** Network whose share of this process the request uses; `undefined` if it is not known. */
  readonly network: string | undefined;
  /** Time of the controllable clock. */
  readonly now: Date;
  readonly locale: string;
  /** Country whose games, prices and boards are shown. */
  readonly viewCountry: string;
  /**
   * Country that decides prices, coupons, availability and taxes of bought, redeemed or owned goods. For a player it is
   * the account's and cannot be changed by a request.
   */
  readonly purchaseCountry: string;
  readonly shell: Shell;
  /** Games that the caller has no access to, by the purchase country. */
  readonly closedGames: ClosedGames;
  readonly session: Session | null;
  readonly services: Services;
  /** Headers the call adds to its answer. */
  readonly answerHeaders: Headers;
}

const COUNTRY = /^[A-Za-z]{2}$/;

/**
 * Reads country, locale, shell and session of a request. A session id of another session, or of none, is a 401.
 * `isBackground` marks requests that a page sends without an action of its player; they do not extend the session.
 */
export async function openRequestScope(
  request: Request,
  services: Services,
  input: {
    readonly traceId: string;
    readonly clientAddress: string | undefined;
    readonly network?: string | undefined;
    readonly now: Date;
    readonly isBackground?: boolean;
  },
): Promise<RequestScope> {
  const { headers } = request;
  const { traceId, clientAddress, network, now, isBackground = false } = input;
  const shell = namedShellOf(request);
  const session = await sessionOf(request, services, isBackground ? { now } : { now, use: { shell } });
  requireMatchingSessionId(headers.get(PUBLISHER_HEADERS.sessionId), session);
  const countries = await countriesOf(request, services, session);
  return {
    request,
    services,
    session,
    traceId,
    clientAddress,
    network,
    now,
    locale: requestedLocale(headers.get(PUBLISHER_HEADERS.locale), headers.get("Accept-Language")),
    ...countries,
    closedGames: closedGamesOf(session?.player ?? null, services.access, countries.purchaseCountry),
    shell: shell ?? "web",
    answerHeaders: new Headers(),
  };
}

/** The session of a request; `null` for a guest, and for accounts that are closed in this environment. */
export async function sessionOf(
  request: Request,
  { database, closedAccounts, sessionCookie }: Pick<Services, "database" | "closedAccounts" | "sessionCookie">,
  input: SessionLookUp,
): Promise<Session | null> {
  const token = sessionCookie.read(request);
  const session = token === null ? null : await findSession(database.queries, token, input);
  return session === null || closedAccounts.has(session.player.accountId) ? null : session;
}

/** Whether the request carries a session, live or over. */
export function hasSessionCookie({ request, services }: Pick<RequestScope, "request" | "services">): boolean {
  return services.sessionCookie.read(request) !== null;
}

/** The player and network that a call does work for. */
export const senderOf = (scope: RequestScope): Sender => ({
  accountId: requirePlayer(scope).accountId,
  network: scope.network,
});

/** The player of a request; 401 for a guest. */
export function requirePlayer(scope: RequestScope): Player {
  return requireSession(scope).player;
}

/** The session of a request; 401 for a guest. */
export function requireSession(scope: RequestScope): Session {
  if (scope.session === null) throw new CallRefusal(401, "SESSION_REQUIRED", "Sign in to do this.");
  return scope.session;
}

/** Context for reading the catalogue as it is shown. */
export function viewerOf(scope: RequestScope): BuyerContext {
  return { ...buyerOf(scope), country: scope.viewCountry };
}

/** Pricing context for purchases and grants. */
export function buyerOf({ now, locale, shell, session, purchaseCountry, closedGames }: RequestScope): BuyerContext {
  return { now, locale, shell, country: purchaseCountry, player: session?.player ?? null, closedGames };
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

/**
 * A guest's country is that of the parameter, else of the test controls, the header, or the default. A player's is that
 * of the test controls, else of the account; the parameter shows players another country's catalogue but does not
 * affect purchases.
 */
async function countriesOf(
  request: Request,
  services: Services,
  session: Session | null,
): Promise<Pick<RequestScope, "viewCountry" | "purchaseCountry">> {
  const given = new URL(request.url).searchParams.get("countryCode");
  const parameter = given === null ? null : validCountry(given, "query.countryCode");
  const testCountry = (await services.controls.read()).country;
  if (session !== null) {
    const purchaseCountry = testCountry ?? session.player.countryCode;
    return { viewCountry: parameter ?? purchaseCountry, purchaseCountry };
  }
  const viewCountry = parameter ?? testCountry ?? headerCountryOf(request) ?? services.defaultCountryCode;
  return { viewCountry, purchaseCountry: viewCountry };
}

function headerCountryOf({ headers }: Request): string | null {
  const header = headers.get(PUBLISHER_HEADERS.countryCode);
  return header === null || header === "" ? null : validCountry(header, `header.${PUBLISHER_HEADERS.countryCode}`);
}

function validCountry(country: string, field: string): string {
  if (!COUNTRY.test(country)) throw invalidInput({ field, message: "It is not a country code of two letters." });
  return country.toUpperCase();
}
