import autocannon from "autocannon";
import { freePort } from "../support/free-port.ts";
import { printTable } from "./figures.ts";

const SECONDS = 4;
const WARM_UP_SECONDS = 1;
const CONNECTIONS = 16;
/** Addresses the requests come from: the limits are for one address, a load comes from many. */
const CLIENTS = 250;
const ADDRESSES = [
  "/",
  "/game/tl",
  "/api/store/games",
  "/api/store/games/tl",
  "/api/store/games/tl/reviews",
  "/healthz",
] as const;

/** Load on one address, as if through a balancer that names its many clients. */
function load(url: string, seconds: number): Promise<autocannon.Result> {
  let client = 0;
  return autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => {
          client = (client + 1) % CLIENTS;
          return { ...request, headers: { ...request.headers, "X-Forwarded-For": `198.51.100.${client}` } };
        },
      },
    ],
  });
}

/** Settings of a store that trusts its proxy, which requires the public origin. */
const port = String(await freePort());
export const LOAD_SETTINGS = {
  PORT: port,
  PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
  TRUST_PROXY: "1",
  LOG_LEVEL: "silent",
} as const;

export interface LoadFigures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

/** Requests a second and the slowest hundredth of answers, for pages and API, on one store. */
export async function measureServerLoad(origin: string): Promise<ReadonlyMap<string, LoadFigures>> {
  const figures = new Map<string, LoadFigures>();
  for (const path of ADDRESSES) {
    await load(origin + path, WARM_UP_SECONDS);
    const { requests, latency, non2xx, errors } = await load(origin + path, SECONDS);
    figures.set(path, {
      perSecond: requests.average,
      p50: latency.p50,
      p99: latency.p99,
      failed: non2xx + errors,
    });
  }
  return figures;
}

/** Both databases side by side. */
export function printServerLoad(
  pglite: ReadonlyMap<string, LoadFigures>,
  postgres: ReadonlyMap<string, LoadFigures>,
): void {
  const rows = ADDRESSES.map((path) => {
    const [one, other] = [pglite.get(path), postgres.get(path)];
    const cells = [one, other].flatMap((figures) => [
      figures?.perSecond.toFixed(0) ?? "–",
      String(figures?.p50 ?? "–"),
      String(figures?.p99 ?? "–"),
      String(figures?.failed ?? "–"),
    ]);
    return [path, ...cells, ((other?.perSecond ?? 0) / (one?.perSecond ?? 1)).toFixed(2)];
  });
  printTable(`Server, ${CONNECTIONS} connections, ${SECONDS} s each; requests a second, ms, failures`, [
    ["address", "PGlite req/s", "p50", "p99", "failed", "PostgreSQL req/s", "p50", "p99", "failed", "× PGlite"],
    ...rows,
  ]);
}
