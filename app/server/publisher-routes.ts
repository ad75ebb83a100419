import { setTimeout } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import type { Logger } from "pino";
import type { Settings } from "#app/configuration/settings.ts";
import { accessLog } from "./access-log.ts";
import { compressAnswers } from "./compress-answers.ts";
import { limitConcurrency } from "./limit-concurrency.ts";
import type { Metrics } from "./metrics.ts";
import { clientNetworkOf, type NetworkShares, requestCostOf } from "./network-shares.ts";
import { asSeenByPlayers, clientAddressOf, publicOriginOf, refusalOfHost } from "./public-address.ts";
import type { Connection, Publisher } from "./publisher.ts";
import { type BodyBounds, createBodyReceiver } from "./receive-body.ts";
import { type CallRefusal, refuseCall } from "./refuse-call.ts";
import { addSecurityHeaders, STRICT_TRANSPORT_SECURITY } from "./security-headers.ts";
import { acceptTestToolsLink } from "./test-tools-link.ts";
import type { UnfinishedWork } from "./unfinished-work.ts";

/**
 * Maximum number of concurrent calls of browsers. A further one would wait for the database longer than its page does.
 * Calls of rendered pages are limited with the pages; a response that has begun, such as a stream or a video, does not
 * count.
 */
const MAX_CONCURRENT_CALLS = 256;
/** Milliseconds before a client that asks too often is refused: one that asks again at once would keep the process busy. */
const REFUSAL_DELAY_MS = 500;
/** Estimated seconds until there is capacity again. */
export const ROOM_AGAIN_SECONDS = 2;

export interface ServerBindings {
  /** HTTP details of a request; absent for requests inside the process. */
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: {
    /** Origin that players see. */
    publicOrigin: string;
  };
}

export interface PublisherRoutesOptions {
  readonly settings: Pick<Settings, "publicOrigin" | "trustProxy" | "testToolsToken" | "configuration">;
  readonly publisher: Publisher;
  readonly logger: Logger;
  /** Metrics; absent if they are disabled. */
  readonly metrics?: Metrics | undefined;
  /** Aborted when the process is asked to stop: it still answers, but further requests should go to another process. */
  readonly closing?: AbortSignal | undefined;
  /** Shares of the networks that use this process. */
  readonly shares: NetworkShares;
  /** Counts the work that must end before the database is closed. */
  readonly unfinished?: UnfinishedWork | undefined;
  /** Bounds of bodies; those of every store if absent. */
  readonly bodyBounds?: BodyBounds | undefined;
}

/** Answer where the store has none: its process is busy, or has failed. */
export function cannotAnswer(context: Context<ServerBindings>, retryAfterSeconds: number): Response {
  const message = "The store cannot answer right now.";
  return refuseCall(context.req.raw, { status: 503, code: "BUSY", message, retryAfterSeconds });
}

/** Refuses a request whose body is not read any further, and closes its connection. */
function refuseBody(context: Context<ServerBindings>, refusal: CallRefusal): Response {
  const answer = refuseCall(context.req.raw, refusal);
  answer.headers.set("Connection", "close");
  return answer;
}

/** Refuses a request of a network that has used up its share, after a moment. */
export async function refuseShare(context: Context<ServerBindings>, retryAfterSeconds: number): Promise<Response> {
  await setTimeout(REFUSAL_DELAY_MS);
  const message = "Too many requests of your network. Please try again in a moment.";
  return refuseCall(context.req.raw, { status: 429, code: "TOO_MANY_REQUESTS", message, retryAfterSeconds });
}

/** Routes and headers common to all servers of this program, and their health checks. */
export function serveCommonRoutes(server: Hono<ServerBindings>, options: PublisherRoutesOptions): void {
  const { settings, publisher, logger, metrics, closing, unfinished, shares } = options;
  if (unfinished !== undefined) server.use((_context, next) => unfinished.run(next));
  if (metrics !== undefined) server.use(metrics.ofRequests(publisher.isPublisherPath));
  // Of a client that sends requests without waiting for answers; their connection is closed already.
  server.use((context, next) =>
    context.env.incoming?.socket.destroyed ? Promise.resolve(new Response(null, { status: 400 })) : next(),
  );
  server.use(accessLog(logger));
  server.use(async (context, next) => {
    const publicOrigin = publicOriginOf(context.req.raw, settings);
    context.set("publicOrigin", publicOrigin);
    await next();
    const { headers } = context.res;
    addSecurityHeaders(headers);
    if (publicOrigin.startsWith("https:")) headers.set("Strict-Transport-Security", STRICT_TRANSPORT_SECURITY);
    if (closing?.aborted) headers.set("Connection", "close");
  });
  server.use(compressAnswers);
  server.use((context, next) => {
    const refusal = refusalOfHost(context.req.raw, context.env.incoming, settings);
    if (refusal === null) return next();
    const answer = context.text(refusal.message, refusal.status, { "Cache-Control": "no-store", Connection: "close" });
    return Promise.resolve(answer);
  });
  server.use(async (context, next) => {
    if (HEALTH_PATHS.has(context.req.path)) return next();
    const network = clientNetworkOf(context.req.raw, context.env.incoming, settings);
    const retryAfterSeconds = shares.count(network, requestCostOf(context.req.path));
    if (retryAfterSeconds === null) return next();
    metrics?.countTurnedAway("share");
    return refuseShare(context, retryAfterSeconds);
  });
  server.use(acceptTestToolsLink(settings));
  const receiveBody = createBodyReceiver(options.bodyBounds);
  server.use(async (context, next) => {
    const request = context.req.raw;
    const received = await receiveBody(request, clientNetworkOf(request, context.env.incoming, settings));
    if ("code" in received) return refuseBody(context, received);
    context.req.raw = received;
    return next();
  });

  server.on("GET", ["/healthz", "/readyz"], async (context, next) => {
    // Pages of a store at another origin ask whether this service answers.
    context.header("Cross-Origin-Resource-Policy", "cross-origin");
    await next();
  });
  let probing: ReturnType<Publisher["probe"]> | undefined;
  // All who ask meanwhile share one question to the publisher.
  const probe = () => {
    probing ??= publisher.probe().finally(() => {
      probing = undefined;
    });
    return probing;
  };
  server.get("/healthz", (context) => context.json({ status: "ok" }));
  server.get("/readyz", async (context) => {
    if (closing?.aborted) return context.json({ status: "closing" }, 503);
    const { ready, reason } = await probe();
    return context.json(ready ? { status: "ready" } : { status: "waiting", reason }, ready ? 200 : 503);
  });

  server.onError((error, context) => {
    logger.error({ err: error, path: context.req.path }, "a request failed");
    return cannotAnswer(context, 5);
  });
}

/** Whether an answer asks to try again later, because of a limit or much to do. */
const isForLater = ({ status, headers }: Response): boolean =>
  status === 429 || (status === 503 && headers.has("Retry-After"));

/** Paths that balancers ask, all from one address. */
const HEALTH_PATHS: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

/** Hands requests of browsers on to the publisher. */
export function servePublisherPaths(
  server: Hono<ServerBindings>,
  { settings, publisher, metrics, shares }: PublisherRoutesOptions,
): void {
  const callLimiter = limitConcurrency(MAX_CONCURRENT_CALLS);
  server.all("*", async (context, next) => {
    if (!publisher.isPublisherPath(context.req.path)) return next();
    const request = asSeenByPlayers(context.req.raw, context.var.publicOrigin);
    const network = clientNetworkOf(request, context.env.incoming, settings);
    const connection: Connection = {
      network,
      // The address of a proxy would make one client of all players, and one of them could use up the limits of all.
      clientAddress: network === undefined ? undefined : clientAddressOf(request, context.env.incoming, settings),
      drop: () => context.env.incoming?.socket.destroy(),
    };
    const call = async () => callLimiter(() => publisher.fetch(request, connection));
    const answer = await shares.run("calls", network, call);
    if (answer === "over_share") {
      metrics?.countTurnedAway("share");
      return refuseShare(context, ROOM_AGAIN_SECONDS);
    }
    if (answer !== null) {
      if (network !== undefined && isForLater(answer)) await setTimeout(REFUSAL_DELAY_MS);
      return answer;
    }
    metrics?.countTurnedAway("call");
    const message = "Too many calls are under way.";
    return refuseCall(request, { status: 503, code: "BUSY", message, retryAfterSeconds: ROOM_AGAIN_SECONDS });
  });
}
