import { fail, type RequestFailure, type Result, succeed } from "#core/failures/request-failure.ts";
import { type PlayerService, type ServiceAnswer, worstAnswerOf } from "#core/failures/service-health.ts";
import type { CallOptions } from "#core/ports/catalogue-gateway.ts";
import type { ServiceHealthGateway } from "#core/ports/service-health-gateway.ts";
import { listGames } from "../wire/catalogue-calls.ts";
import { listLatestArticles } from "../wire/community-calls.ts";
import { getAdminContents } from "../wire/content-calls.ts";
import { listNotices } from "../wire/news-calls.ts";
import { countUnreadNotifications } from "../wire/notification-calls.ts";
import { getMiniGame } from "../wire/reward-calls.ts";
import { getSessionUser } from "../wire/session-calls.ts";
import { listStaticBoards } from "../wire/static-board-calls.ts";
import { DEFAULT_TIMEOUT_MS, PORTAL_GAME_CODE } from "./constants.ts";
import type { HttpClient, HttpClientOptions } from "./http-client.ts";

type Options = Pick<HttpClientOptions, "fetch" | "services" | "timeoutMs"> & { readonly wstaticDomain: string };

/**
 * Checks over HTTP: a cheap call of each service. Payment and static files have no calls, and guests are refused those of
 * notifications and mini game: there the server of the address is asked whether it is ready. The log collector and
 * stories are not checked, because no player notices their absence.
 */
export function createHttpServiceHealthGateway(client: HttpClient, options: Options): ServiceHealthGateway {
  const { fetch, services, wstaticDomain, timeoutMs = DEFAULT_TIMEOUT_MS } = options;

  /** Whether the server of an address answers. Another origin does not let its status be read: any answer will do. */
  async function probe(address: string, options: CallOptions): Promise<Result<null>> {
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    options.signal?.addEventListener("abort", () => controller.abort());
    const base = URL.canParse(address) ? new URL(address).origin : "";
    try {
      const { status } = await fetch(`${base}/readyz`, {
        mode: "no-cors",
        method: "HEAD",
        cache: "no-store",
        signal,
      });
      return status < 500 ? succeed(null) : fail(notReady(status));
    } catch (error) {
      return fail(signal.aborted ? { kind: "timeout", timeoutMs } : { kind: "fetch", message: String(error) });
    } finally {
      clearTimeout(timer);
    }
  }

  const community = { storeGameCode: PORTAL_GAME_CODE, preserviceGameCodes: [] };
  const requests: Readonly<
    Record<PlayerService, (hasPlayer: boolean, options: CallOptions) => readonly Promise<Result<unknown>>[]>
  > = {
    store: (_, options) => [client.send(listGames, { query: { limit: "1" } }, options)],
    signIn: (_, options) => [client.send(getSessionUser, {}, options)],
    payment: (_, options) => [probe(services.payment, options)],
    boards: (_, options) => [client.send(listLatestArticles, { query: { limit: "1" }, community }, options)],
    news: (_, options) => [client.send(listNotices, {}, options), client.send(listStaticBoards, {}, options)],
    notifications: (hasPlayer, options) => [
      hasPlayer ? client.send(countUnreadNotifications, {}, options) : probe(services.notifications, options),
    ],
    editorial: (_, options) => [
      client.send(
        getAdminContents,
        { parameters: { category: "store", contentId: "index" }, query: { keySets: "banners" } },
        options,
      ),
    ],
    miniGame: (hasPlayer, options) => [
      hasPlayer ? client.send(getMiniGame, {}, options) : probe(services.miniGame, options),
    ],
    media: (_, options) => [probe(wstaticDomain, options)],
  };

  const measure = async (request: Promise<Result<unknown>>): Promise<Result<ServiceAnswer>> => {
    const start = performance.now();
    const result = await request;
    return result.ok ? succeed({ durationMs: performance.now() - start }) : result;
  };

  return {
    check: async (service, hasPlayer, options = {}) =>
      worstAnswerOf(await Promise.all(requests[service](hasPlayer, options).map(measure))),
  };
}

const notReady = (status: number): RequestFailure => ({
  kind: "status",
  status,
  code: null,
  message: "not ready",
  traceId: null,
  details: null,
  retryAfterSeconds: null,
});
