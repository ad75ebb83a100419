import { createServer, type Server } from "node:http";
import type { MiddlewareHandler } from "hono";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { isSameSecret } from "#adapters/reference-backend/http/is-same-secret.ts";
import type { Publisher } from "./publisher.ts";

/** Kinds of requests; few enough for labels. */
type RequestKind = "page" | "file" | "publisher" | "health";

/** Kinds of requests that are refused under load. */
type TurnedAway = "page" | "call" | "share";

/** Outcome of a page. */
type PageOutcome = "whole" | "redirect" | "missing" | "unavailable" | "failed";

/** Upper bounds in seconds; players wait 5 s at most (Spec §9). */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Publisher services by path prefix; other paths are arbitrary and must not become labels. */
const SERVICES: readonly (readonly [prefix: string, service: string])[] = [
  ["/api/session", "session"],
  ["/api/pre-install", "pre-install"],
  ["/api/", "store"],
  ["/content-admin/", "content"],
  ["/community/", "community"],
  ["/static-board/", "static-board"],
  ["/notification/", "notification"],
  ["/news/", "news"],
  ["/story/", "story"],
  ["/pay", "payment"],
  ["/mini-game/", "mini-game"],
  ["/media/", "media"],
  ["/logd/", "log"],
];

const serviceOf = (path: string): string => SERVICES.find(([prefix]) => path.startsWith(prefix))?.[1] ?? "other";

const kindOf = (path: string, isPublisherPath: (path: string) => boolean): RequestKind => {
  if (path === "/healthz" || path === "/readyz") return "health";
  if (path.includes("/assets/")) return "file";
  return isPublisherPath(path) ? "publisher" : "page";
};

function outcomeOf({ status }: Response): PageOutcome {
  if (status >= 500) return "unavailable";
  if (status === 404) return "missing";
  return status >= 300 && status < 400 ? "redirect" : "whole";
}

/** Metrics of one process for its operator, in the Prometheus format. */
export interface Metrics {
  /** Counts and times each request until the first byte of its answer. */
  readonly ofRequests: (isPublisherPath: (path: string) => boolean) => MiddlewareHandler;
  /** Counts and times the rendering of a page; rethrows errors of the renderer. */
  ofPage(render: () => Promise<Response>): Promise<Response>;
  /** Wraps the publisher to count and time its calls, including those of server rendering. */
  ofPublisher(publisher: Publisher): Publisher;
  /** Counts requests that were refused at once, so that running ones finish in time. */
  countTurnedAway(what: TurnedAway): void;
  /** Counts failures in browsers. */
  countClientFailure(kind: string, times: number): void;
  /** Everything as text. */
  read(): Promise<string>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "store_request_duration_seconds",
    help: "Time from a request to the first byte of its answer",
    labelNames: ["kind", "method", "status"],
    buckets: SECONDS,
    registers,
  });
  const pages = new Histogram({
    name: "store_page_render_duration_seconds",
    help: "Time to render a page, or to find one that guests share",
    labelNames: ["outcome"],
    buckets: SECONDS,
    registers,
  });
  const calls = new Histogram({
    name: "store_publisher_call_duration_seconds",
    help: "Time of a call to the publisher API, of players and of pages that are rendered",
    labelNames: ["service", "status"],
    buckets: SECONDS,
    registers,
  });
  const turnedAway = new Counter({
    name: "store_turned_away_total",
    help: "Pages and calls that were refused at once, since too many were under way",
    labelNames: ["kind"],
    registers,
  });
  const clientFailures = new Counter({
    name: "store_client_failures_total",
    help: "What went wrong in browsers, by kind",
    labelNames: ["kind"],
    registers,
  });

  return {
    ofRequests: (isPublisherPath) => async (context, next) => {
      const end = requests.startTimer();
      await next();
      const { method, path } = context.req;
      end({
        kind: kindOf(path, isPublisherPath),
        method: METHODS.has(method) ? method : "other",
        status: context.res.status,
      });
    },
    async ofPage(render) {
      const end = pages.startTimer();
      try {
        const page = await render();
        end({ outcome: outcomeOf(page) });
        return page;
      } catch (error) {
        end({ outcome: "failed" });
        throw error;
      }
    },
    ofPublisher(publisher) {
      new Gauge({
        name: "store_publisher_ready",
        help: "Whether the publisher API, or the database behind the embedded one, answers",
        registers,
        async collect() {
          this.set((await publisher.probe()).ready ? 1 : 0);
        },
      });
      new Gauge({
        name: "store_database_connections",
        help: "Connections to the database, and requests that wait for one",
        labelNames: ["state"],
        registers,
        collect() {
          const connections = publisher.databaseLoad()?.connections ?? null;
          if (connections === null) return;
          for (const [state, number] of Object.entries(connections)) this.set({ state }, number);
        },
      });
      new Counter({
        name: "store_database_queries_total",
        help: "Queries of the database, those of PostgreSQL and of the embedded one alike",
        registers,
        collect() {
          const load = publisher.databaseLoad();
          this.reset();
          if (load !== null) this.inc(load.queries);
        },
      });
      return {
        ...publisher,
        async fetch(request, connection) {
          const end = calls.startTimer({ service: serviceOf(new URL(request.url).pathname) });
          try {
            const answer = await publisher.fetch(request, connection);
            end({ status: answer.status });
            return answer;
          } catch (error) {
            end({ status: "none" });
            throw error;
          }
        },
      };
    },
    countTurnedAway: (kind) => turnedAway.inc({ kind }),
    countClientFailure: (kind, times) => clientFailures.inc({ kind }, times),
    read: () => registry.metrics(),
  };
}

export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
  /** Required bearer token; `null` if every client of this address may read. */
  readonly token: string | null;
}

const METRICS_HEADERS = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
} as const;

/** Serves the metrics at `/metrics` at an address of their own, which players do not reach. */
export function serveMetrics(metrics: Metrics, { host, port, token }: MetricsAddress): Server {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(METRICS_HEADERS)) response.setHeader(name, value);
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    if (token !== null && !isBearer(request.headers.authorization, token)) {
      response.writeHead(401, { "WWW-Authenticate": "Bearer" }).end();
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { "Content-Type": Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  // Only the store's own listener keeps the process alive.
  server.unref();
  return server;
}

/** Whether a request carries the token. */
function isBearer(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1] ?? "";
  return isSameSecret(given, token);
}
