import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { hasTestTools } from "#adapters/reference-backend/http/test-tools.ts";
import { createTtlCache } from "#adapters/storage/ttl-cache.ts";
import { LICENSES_FILE } from "#app/build/licenses.ts";
import type { Settings } from "#app/configuration/settings.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { removeBasePath } from "#core/navigation/base-path.ts";
import { parsePath } from "#core/navigation/parse-path.ts";
import { ROUTES } from "#core/navigation/route-map.ts";
import type { ClientAssets } from "./client-assets.ts";
import { countClientFailures } from "./client-failures.ts";
import { limitConcurrency } from "./limit-concurrency.ts";
import { clientNetworkOf, PAGE_COST } from "./network-shares.ts";
import { type PageDocument, sizeOf } from "./page-document.ts";
import { asSeenByPlayers, clientAddressOf } from "./public-address.ts";
import type { Connection, Publisher } from "./publisher.ts";
import {
  cannotAnswer,
  type PublisherRoutesOptions,
  ROOM_AGAIN_SECONDS,
  refuseShare,
  type ServerBindings,
  serveCommonRoutes,
  servePublisherPaths,
} from "./publisher-routes.ts";
import type { PageRequest, PageSharing } from "./render-page.tsx";
import { createSitemap, robotsOf } from "./search-engines.ts";
import { FRAMED_BY_OWN_PAGES, type FramedBy, pageContentSecurityPolicy } from "./security-headers.ts";
import { serveServiceWorker } from "./serve-service-worker.ts";
import { simulationOf } from "./simulation-of.ts";
import { fetchUntil, untilAborted } from "./time-limit.ts";

/** One year, the longest that caches honour; names carry a hash of the content. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * Time for which guests share a page after it was requested; its answers may already be as old as their own caches
 * allow.
 */
const SHARED_PAGE_FOR_MS = 2_000;
/**
 * Additional time for which the old page is served while a new one is rendered: no request waits for a page that
 * was opened within this time. What players write drops it; clients request again what else may have changed.
 */
const OLD_PAGE_FOR_MS = 1_800_000;
/** The same for a publisher whose changes this server does not notice. */
const OLD_PAGE_OF_UNNOTICED_WRITES_FOR_MS = 28_000;
/**
 * Delay before a cached page is rendered again, so that the client of the old one can fetch its pictures first:
 * rendering keeps the process busy.
 */
const RENDER_AGAIN_AFTER_MS = 1_000;
/** Maximum number of concurrent renders. A further page would finish too late and delay the ones before it. */
const MAX_CONCURRENT_RENDERS = 128;
/**
 * Time limit of a page. Four consecutive calls to an unresponsive publisher time out within it, so a page with a
 * missing part still arrives in time.
 */
const PAGE_TIMEOUT_MS = 20_000;
const MAX_SHARED_BYTES = 64 * 1_024 * 1_024;

/**
 * Drops shared pages when the state of the publisher changes: no request asks for them, and rendering one again would
 * consume a fault that was set to happen once.
 */
function sharePages(publisher: Publisher, { closing, unfinished }: PublisherRoutesOptions): PageSharing {
  let known: string | null = null;
  const readState = async () => {
    const state = await publisher.guestState();
    if (state !== known) documents.clear();
    known = state;
    return state;
  };
  const documents = createTtlCache<PageDocument>({
    forMs: SHARED_PAGE_FOR_MS,
    oldForMs: publisher.noticesWrites ? OLD_PAGE_FOR_MS : OLD_PAGE_OF_UNNOTICED_WRITES_FOR_MS,
    whenIdle(render) {
      const renderAgain = () => readState().then(render);
      const start = () => {
        if (!closing?.aborted) void (unfinished?.run(renderAgain) ?? renderAgain());
      };
      setTimeout(start, RENDER_AGAIN_AFTER_MS).unref();
    },
    maxSize: MAX_SHARED_BYTES,
    sizeOf,
    mayKeep: ({ isShareable }) => isShareable,
  });
  return { documents, readState };
}

export interface StoreServerOptions extends PublisherRoutesOptions {
  readonly settings: Settings;
  readonly renderPage: (input: PageRequest) => Promise<Response>;
  readonly assets: ClientAssets;
  /** Cleans HTML of the publisher away from the event loop. */
  readonly cleanHtml: PageRequest["cleanHtml"];
  /** Folder of the browser build, served under `/assets`. */
  readonly clientDirectory: string;
  /** Milliseconds until a page that is not rendered is answered with 503. */
  readonly pageTimeoutMs?: number;
  /** Further head elements and the policy of the development server; absent in production. */
  readonly development?:
    | {
        readonly extraHead: (nonce: string) => string;
        readonly contentSecurityPolicy: (nonce: string, framedBy: FramedBy) => string;
      }
    | undefined;
}

/** Whether a path leads to a page for developers, which shows others of its kind in frames. */
function isDeveloperPage(path: string, { basePath }: RuntimeConfiguration): boolean {
  const page = parsePath(removeBasePath(path, basePath) ?? path);
  return page !== null && ROUTES[page.route].area === "developer";
}

/**
 * Forwards a call of server-side rendering to the publisher with the player's cookies, as the browser would send it.
 */
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

/**
 * The whole site as one request handler: health, files, the publisher API and pages. Except the short-lived shared
 * pages it keeps no state between requests, so any number of processes can run behind a balancer.
 */
export function createStoreServer(options: StoreServerOptions): Hono<ServerBindings> {
  const { settings, logger, metrics, shares } = options;
  const publisher = metrics?.ofPublisher(options.publisher) ?? options.publisher;
  const basePath = settings.configuration.basePath.replace(/\/$/, "");
  const server = new Hono<ServerBindings>();
  const pageLimiter = limitConcurrency(MAX_CONCURRENT_RENDERS);
  // While the store is being developed, each page is rendered by the newest sources.
  const sharing = options.development ? undefined : sharePages(publisher, options);

  const routes: PublisherRoutesOptions = { ...options, publisher };
  serveCommonRoutes(server, routes);

  const siteAt = (publicOrigin: string) => ({
    origin: settings.configuration.purpleDomain || publicOrigin,
    basePath,
  });
  server.get("/robots.txt", (context) =>
    context.text(robotsOf(siteAt(context.var.publicOrigin), settings.configuration)),
  );
  const sitemapOf = createSitemap(publisher, settings.configuration.services);
  server.get(`${basePath}/sitemap.xml`, async (context) => {
    const network = clientNetworkOf(context.req.raw, context.env.incoming, settings);
    const answer = async () => (await sitemapOf(siteAt(context.var.publicOrigin))).answer(context.req.raw);
    const sitemap = await shares.run("calls", network, answer);
    return sitemap === "over_share" ? refuseShare(context, ROOM_AGAIN_SECONDS) : sitemap;
  });

  server.get(
    `${basePath}/${LICENSES_FILE}`,
    serveStatic({ root: options.clientDirectory, rewriteRequestPath: () => `/${LICENSES_FILE}` }),
  );

  // A build is independent of the base path: fonts and icons are requested at the root of the site, like the publisher
  // API.
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

  serveServiceWorker(server, {
    configuration: settings.configuration,
    script: options.development ? null : join(options.clientDirectory, "service-worker.js"),
  });
  server.post(`${basePath}/client-failures`, countClientFailures(metrics));

  servePublisherPaths(server, routes);

  server.on(["GET", "HEAD"], "*", async (context) => {
    const nonce = randomBytes(16).toString("base64");
    const request = asSeenByPlayers(context.req.raw, context.var.publicOrigin);
    const network = clientNetworkOf(context.req.raw, context.env.incoming, settings);
    const visitor: Connection = {
      network,
      onBehalfOf: network === undefined ? undefined : clientAddressOf(request, context.env.incoming, settings),
      storeHost: new URL(request.url).hostname,
    };
    const configuration: RuntimeConfiguration = {
      ...settings.configuration,
      purpleDomain: settings.configuration.purpleDomain || context.var.publicOrigin,
      // Development must show the current code, not a cached page.
      keepsPages: settings.configuration.keepsPages && !options.development,
    };
    const withTestTools = hasTestTools(request, settings.testToolsToken);
    const simulated = simulationOf(request, withTestTools);
    const renderPage = (deadline: AbortSignal): Promise<Response> =>
      options.renderPage({
        request,
        deadline,
        nonce,
        configuration: { ...configuration, ...simulated?.configuration },
        simulation: simulated?.simulation,
        hasTestTools: withTestTools,
        publisherFetch: fetchUntil(deadline, asThePlayer(publisher, request, visitor)),
        guestFetch: fetchUntil(deadline, asAnyGuest(publisher, visitor)),
        sharing: simulated === null ? sharing : undefined,
        assets: options.assets,
        renderInTurn: (work) => shares.render(network, work),
        cleanHtml: options.cleanHtml,
        extraHead: options.development?.extraHead,
        logger: {
          warn: (message, details) => logger.warn(details ?? {}, message),
          error: (message, details) => logger.error(details ?? {}, message),
        },
      });
    const render = () => {
      const deadline = AbortSignal.timeout(options.pageTimeoutMs ?? PAGE_TIMEOUT_MS);
      return untilAborted(deadline, renderPage(deadline));
    };
    const retryAfterSeconds = shares.count(network, PAGE_COST);
    const renderLimited = async () => pageLimiter(() => metrics?.ofPage(render) ?? render());
    const page = retryAfterSeconds === null ? await shares.run("pages", network, renderLimited) : "over_share";
    if (page === "over_share") {
      metrics?.countTurnedAway("share");
      return refuseShare(context, retryAfterSeconds ?? ROOM_AGAIN_SECONDS);
    }
    if (page === null) {
      metrics?.countTurnedAway("page");
      return cannotAnswer(context, ROOM_AGAIN_SECONDS);
    }
    const isFramed = withTestTools && (simulated !== null || isDeveloperPage(context.req.path, configuration));
    const framedBy: FramedBy = isFramed ? "self" : "none";
    const policy =
      options.development?.contentSecurityPolicy(nonce, framedBy) ??
      pageContentSecurityPolicy(nonce, configuration, framedBy);
    page.headers.set("Content-Security-Policy", policy);
    if (isFramed) page.headers.set("X-Frame-Options", FRAMED_BY_OWN_PAGES);
    if (simulated !== null) page.headers.append("Set-Cookie", simulated.cookie);
    return page;
  });

  server.all("*", (context) => context.text("method not allowed", 405, { Allow: "GET, HEAD" }));
  return server;
}
