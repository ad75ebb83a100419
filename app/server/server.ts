import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import { createBriefMemory } from "#adapters/storage/brief-memory.ts";
import type { Settings } from "#app/configuration/settings.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { removeBasePath } from "#core/navigation/base-path.ts";
import { parsePath } from "#core/navigation/parse-path.ts";
import { ROUTES } from "#core/navigation/route-map.ts";
import { accessLog } from "./access-log.ts";
import { atMost } from "./at-most.ts";
import type { ClientAssets } from "./client-assets.ts";
import { countClientFailures } from "./client-failures.ts";
import { compressAnswers } from "./compress-answers.ts";
import type { Metrics } from "./metrics.ts";
import { type PageDocument, sizeOf } from "./page-document.ts";
import { servePageKeeper } from "./page-keeper.ts";
import { asSeenByPlayers, clientAddressOf, publicOriginOf, refusalOfHost } from "./public-address.ts";
import type { Connection, Publisher } from "./publisher.ts";
import { refuseCall } from "./refuse-call.ts";
import type { PageRequest, PageSharing } from "./render-page.tsx";
import { createSitemap, robotsOf } from "./search-engines.ts";
import {
  addSecurityHeaders,
  FRAMED_BY_OWN_PAGES,
  type FramedBy,
  foreignOriginsOf,
  pageContentSecurityPolicy,
  STRICT_TRANSPORT_SECURITY,
} from "./security-headers.ts";
import { simulationOf } from "./simulation-of.ts";

/** One year, the longest that caches honour; names carry a hash of the content. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** How long guests may be given a page after it was asked for; it is rendered from answers that may be as old as they may be. */
const SHARED_PAGE_FOR_MS = 2_000;
/** How much longer they are given it while the next one is rendered: a page that is asked for often never lets anybody wait. */
const OLD_PAGE_FOR_MS = 28_000;
/** Whoever was given the old one gets its pictures before the next one is rendered, which keeps the process busy. */
const RENDER_AGAIN_AFTER_MS = 1_000;
/** Pages that are rendered at once at most: the next one would come later than anybody waits, and hold up those before it. */
const MOST_PAGES_UNDER_WAY = 128;
/**
 * Calls of browsers that wait for their answer at once at most. Beyond them one would wait in the queue of the database for
 * longer than its page does. Those of pages that are rendered are bounded with the pages, and an answer that has begun, as a
 * stream of news or a film, is none of them any more.
 */
const MOST_CALLS_UNDER_WAY = 256;
/** Seconds after which there is room again, as far as anybody can tell. */
const ROOM_AGAIN_SECONDS = 2;
const MOST_SHARED_BYTES = 64 * 1_024 * 1_024;

/**
 * Pages of another state of the publisher are forgotten with it: nobody could ask for them, and rendering one again would use up
 * a fault that was set to happen once.
 */
function sharePages(publisher: Publisher): PageSharing {
  let known: string | null = null;
  const readState = async () => {
    const state = await publisher.guestState();
    if (state !== known) documents.clear();
    known = state;
    return state;
  };
  const documents = createBriefMemory<PageDocument>({
    forMs: SHARED_PAGE_FOR_MS,
    oldForMs: OLD_PAGE_FOR_MS,
    whenIdle: (render) => setTimeout(() => void readState().then(render), RENDER_AGAIN_AFTER_MS).unref(),
    mostSize: MOST_SHARED_BYTES,
    sizeOf,
    mayKeep: ({ isShareable }) => isShareable,
  });
  return { documents, readState };
}

interface ServerBindings {
  /** What the HTTP server tells about a request; nothing where a request is made inside the process. */
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: {
    /** Origin that players see. */
    publicOrigin: string;
  };
}

export interface StoreServerOptions {
  readonly settings: Settings;
  readonly publisher: Publisher;
  readonly renderPage: (input: PageRequest) => Promise<Response>;
  readonly assets: ClientAssets;
  /** Folder of the browser build, served under `/assets`. */
  readonly clientDirectory: string;
  readonly logger: Logger;
  /** Counts what happens; absent where nobody reads it. */
  readonly metrics?: Metrics | undefined;
  /** Aborted once the process is asked to end: answers still come, but the next request should go elsewhere. */
  readonly closing?: AbortSignal | undefined;
  /** Further head elements and the policy of the development server; absent in production. */
  readonly development?:
    | {
        readonly extraHead: (nonce: string) => string;
        readonly contentSecurityPolicy: (nonce: string, framedBy: FramedBy) => string;
      }
    | undefined;
}

/** Whether a path leads to a page for developers, which shows others of its kind in frames; never on live. */
function isDeveloperPage(path: string, { basePath, envName }: RuntimeConfiguration): boolean {
  const place = parsePath(removeBasePath(path, basePath) ?? path);
  return place !== null && ROUTES[place.route].area === "developer" && envName !== "live";
}

/** Hands an SSR call on to the publisher with the player's cookies, as if the browser had made it. */
const asThePlayer =
  (publisher: Publisher, page: Request, connection: Connection) =>
  (address: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    const cookie = page.headers.get("Cookie");
    if (cookie !== null) headers.set("Cookie", cookie);
    return publisher.fetch(new Request(address, { ...init, headers }), connection);
  };

const asAnyGuest =
  (publisher: Publisher, connection: Connection) =>
  (address: string, init: RequestInit): Promise<Response> =>
    publisher.fetch(new Request(address, init), connection);

/** Where there is no page to tell it: in words that every browser shows, and asked for again by whoever honours the header. */
const cannotAnswer = (context: Context<ServerBindings>, { afterSeconds }: { readonly afterSeconds: number }) =>
  context.text("The store cannot answer right now. Please try again in a moment.", 503, {
    "Retry-After": String(afterSeconds),
  });

/**
 * The whole site as one request handler: health, files, the publisher API and pages. Beside what guests share for a moment
 * it keeps nothing between two requests, so that any number of processes behind a balancer behave as one.
 */
export function createStoreServer(options: StoreServerOptions): Hono<ServerBindings> {
  const { settings, logger, metrics, closing } = options;
  const publisher = metrics?.ofPublisher(options.publisher) ?? options.publisher;
  const basePath = settings.configuration.basePath.replace(/\/$/, "");
  const foreignOrigins = foreignOriginsOf(settings.configuration);
  const server = new Hono<ServerBindings>();
  const [amongPages, amongCalls] = [atMost(MOST_PAGES_UNDER_WAY), atMost(MOST_CALLS_UNDER_WAY)];
  // While the store is being developed, each page is rendered by the newest sources.
  const sharing = options.development ? undefined : sharePages(publisher);

  if (metrics !== undefined) server.use(metrics.ofRequests(publisher.isPublisherPath));
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

  server.get("/healthz", (context) => context.json({ status: "ok" }));
  server.get("/readyz", async (context) => {
    if (closing?.aborted) return context.json({ status: "closing" }, 503);
    const { ready, reason } = await publisher.probe();
    return context.json(ready ? { status: "ready" } : { status: "waiting", reason }, ready ? 200 : 503);
  });

  const siteAt = (publicOrigin: string) => ({
    origin: settings.configuration.purpleDomain || publicOrigin,
    basePath,
  });
  server.get("/robots.txt", (context) =>
    context.text(robotsOf(siteAt(context.var.publicOrigin), settings.configuration)),
  );
  const sitemapOf = createSitemap(publisher);
  server.get(`${basePath}/sitemap.xml`, async (context) =>
    context.body(await sitemapOf(siteAt(context.var.publicOrigin)), 200, {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=600",
    }),
  );

  // A build knows no base path: fonts and icons are asked for at the root of the site, as the publisher API is.
  for (const prefix of new Set([basePath, ""])) {
    server.use(
      `${prefix}/assets/*`,
      serveStatic({
        root: options.clientDirectory,
        rewriteRequestPath: (path) => path.slice(prefix.length),
        precompressed: true,
        onFound: (_path, context) => context.header("Cache-Control", IMMUTABLE),
      }),
    );
    server.all(`${prefix}/assets/*`, (context) => context.text("not found", 404));
  }

  servePageKeeper(server, {
    configuration: settings.configuration,
    script: options.development ? null : join(options.clientDirectory, "service-worker.js"),
  });
  server.post(`${basePath}/client-failures`, countClientFailures(metrics));

  server.all("*", async (context, next) => {
    if (!publisher.isPublisherPath(context.req.path)) return next();
    const request = asSeenByPlayers(context.req.raw, context.var.publicOrigin);
    const connection: Connection = {
      clientAddress: clientAddressOf(request, context.env.incoming, settings),
      drop: () => context.env.incoming?.socket.destroy(),
    };
    const answer = amongCalls(() => publisher.fetch(request, connection));
    if (answer !== null) return answer;
    metrics?.countTurnedAway("call");
    // The publisher has pages of its own, such as that on which players sign in.
    if (request.headers.get("Accept")?.includes("text/html")) {
      return cannotAnswer(context, { afterSeconds: ROOM_AGAIN_SECONDS });
    }
    const message = "Too many calls are under way.";
    return refuseCall(request, { status: 503, code: "BUSY", message, retryAfterSeconds: ROOM_AGAIN_SECONDS });
  });

  server.on(["GET", "HEAD"], "*", async (context) => {
    const nonce = randomBytes(16).toString("base64");
    const request = asSeenByPlayers(context.req.raw, context.var.publicOrigin);
    const visitor: Connection = { onBehalfOf: clientAddressOf(request, context.env.incoming, settings) };
    const configuration: RuntimeConfiguration = {
      ...settings.configuration,
      purpleDomain: settings.configuration.purpleDomain || context.var.publicOrigin,
      // What is being developed has to be what is seen.
      keepsPages: settings.configuration.keepsPages && !options.development,
    };
    const simulated = simulationOf(request, configuration.envName);
    const render = (): Promise<Response> =>
      options.renderPage({
        request,
        nonce,
        configuration: { ...configuration, ...simulated?.configuration },
        simulation: simulated?.simulation,
        publisherFetch: asThePlayer(publisher, request, visitor),
        guestFetch: asAnyGuest(publisher, visitor),
        sharing: simulated === null ? sharing : undefined,
        assets: options.assets,
        extraHead: options.development?.extraHead,
        logger: {
          warn: (message, details) => logger.warn(details ?? {}, message),
          error: (message, details) => logger.error(details ?? {}, message),
        },
      });
    const rendering = amongPages(() => metrics?.ofPage(render) ?? render());
    if (rendering === null) {
      metrics?.countTurnedAway("page");
      return cannotAnswer(context, { afterSeconds: ROOM_AGAIN_SECONDS });
    }
    const page = await rendering;
    const isFramed = simulated !== null || isDeveloperPage(context.req.path, configuration);
    const framedBy: FramedBy = isFramed ? "self" : "none";
    const policy =
      options.development?.contentSecurityPolicy(nonce, framedBy) ??
      pageContentSecurityPolicy(nonce, framedBy, foreignOrigins);
    page.headers.set("Content-Security-Policy", policy);
    if (isFramed) page.headers.set("X-Frame-Options", FRAMED_BY_OWN_PAGES);
    if (simulated !== null) page.headers.append("Set-Cookie", simulated.cookie);
    return page;
  });

  server.all("*", (context) => context.text("method not allowed", 405, { Allow: "GET, HEAD" }));

  server.onError((error, context) => {
    logger.error({ err: error, path: context.req.path }, "a request failed");
    return cannotAnswer(context, { afterSeconds: 5 });
  });
  return server;
}
