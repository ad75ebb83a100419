import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";
import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { networkOf } from "#adapters/reference-backend/http/client-network.ts";
import { createConcurrencyLimiter, type OwnerShare } from "#adapters/workers/concurrency-limiter.ts";
import { WorkRefused } from "#adapters/workers/work-refused.ts";
import type { Settings } from "#app/configuration/settings.ts";
import { clientAddressOf } from "./public-address.ts";

/** What one network may use of a process, so that the others find it quiet. */
export interface NetworkBounds {
  /** Cost of all requests in a minute. */
  readonly costPerMinute: number;
  /** Requests of a kind that are answered at a time, and those that wait for them. */
  readonly calls: { readonly maxRunning: number; readonly maxQueued: number };
  readonly pages: { readonly maxRunning: number; readonly maxQueued: number };
}

/** Cost of a page beside that of its request: rendering one takes about as long as answering fifty requests. */
export const PAGE_COST = 50;
/** Cost of documents that are much larger than other answers. */
const DOCUMENT_COSTS = [
  ["/sitemap.xml", 100],
  ["/openapi.json", 20],
] as const;

/** Cost of any request. */
export const requestCostOf = (path: string): number =>
  DOCUMENT_COSTS.find(([document]) => path.endsWith(document))?.[1] ?? 1;

/** As many as several browsers have under way; the rest is for more players behind one address. */
const CALLS_OF_NETWORK = { maxRunning: 24, maxQueued: 256 };
const PAGES_OF_NETWORK = { maxRunning: 8, maxQueued: 128 };

/** Bounds of a process; `null` if its settings want none. */
export function networkBoundsOf({ requestsPerMinute }: Pick<Settings, "requestsPerMinute">): NetworkBounds | null {
  if (requestsPerMinute === null) return null;
  return { costPerMinute: requestsPerMinute, calls: CALLS_OF_NETWORK, pages: PAGES_OF_NETWORK };
}

/** Renderings of one network: none can be interrupted, so the others have the process for most of the time. */
const RENDERINGS_OF_NETWORK = { maxRunning: 1, maxQueued: Number.POSITIVE_INFINITY, restRatio: 6 };

const MINUTE_MS = 60_000;
/** Part of a minute's share that a network can use at once, and at least so many pages. */
const BURST_PART = 1 / 6;
const MIN_BURST_PAGES = 4;
const MAX_NETWORKS = 50_000;
/** Longer than any call or page takes. */
const TIMEOUT_MS = 60_000;

/** IPv6 loopback. A subnet of it in the list below would contain all IPv4 addresses too. */
const LOOPBACK_NETWORK = networkOf("::1");
/** Loopback and private networks. */
const PROXY_ADDRESSES = new BlockList();
for (const [address, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const) {
  PROXY_ADDRESSES.addSubnet(address, bits, "ipv4");
}
PROXY_ADDRESSES.addSubnet("fc00::", 7, "ipv6");

/**
 * The network that a request is counted for; `undefined` where it is not known: a proxy that names no client, or is not
 * trusted to, asks for all of them.
 */
export function clientNetworkOf(
  request: Request,
  incoming: IncomingMessage | undefined,
  settings: Pick<Settings, "publicOrigin" | "trustProxy">,
): string | undefined {
  const address = clientAddressOf(request, incoming, settings);
  if (address === undefined) return undefined;
  const isNamed = settings.trustProxy && request.headers.has("X-Forwarded-For");
  return isNamed ? networkOf(address) : connectedNetworkOf(address, settings);
}

/** The network of an address that has connected; `undefined` for one that a proxy in front of a store has. */
export function connectedNetworkOf(
  address: string,
  { publicOrigin }: Pick<Settings, "publicOrigin">,
): string | undefined {
  const network = networkOf(address);
  return publicOrigin !== null && isOfProxy(network) ? undefined : network;
}

function isOfProxy(network: string): boolean {
  if (network === LOOPBACK_NETWORK) return true;
  const address = network.replace(/\/64$/, "");
  return isIP(address) > 0 && PROXY_ADDRESSES.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

export interface NetworkShares {
  /** Counts a cost; the seconds until the network may ask again if its share is used up, else `null`. */
  count(network: string | undefined, cost: number): number | null;
  /** Does the work for a request of a network when its share allows it; `over_share` if too many are waiting already. */
  run<Result>(
    kind: "calls" | "pages",
    network: string | undefined,
    work: () => Promise<Result>,
  ): Promise<Result | "over_share">;
  /** Renders a page of a network in its turn: one after another, with rests. */
  render<Result>(network: string | undefined, work: () => Promise<Result>): Promise<Result>;
}

/**
 * Shares of the networks that use a process; `null` for no limits. Work of one network waits for its own, and the work of
 * others passes it.
 */
export function createNetworkShares(bounds: NetworkBounds | null): NetworkShares {
  if (bounds === null)
    return { count: () => null, run: (_kind, _network, work) => work(), render: (_network, work) => work() };
  const { costPerMinute } = bounds;
  const burst = Math.max(costPerMinute * BURST_PART, MIN_BURST_PAGES * (PAGE_COST + 1));
  const perMs = costPerMinute / MINUTE_MS;
  /** What each network has left, and when that was computed. */
  const rests = new LRUCache<string, { readonly rest: number; readonly at: number }>({ max: MAX_NETWORKS });
  const limitKind = (share: OwnerShare) =>
    createConcurrencyLimiter({
      maxRunning: Number.POSITIVE_INFINITY,
      maxQueued: Number.POSITIVE_INFINITY,
      timeoutMs: TIMEOUT_MS,
      shares: [share],
    });
  const kinds = { calls: limitKind(bounds.calls), pages: limitKind(bounds.pages) };
  const renderings = limitKind(RENDERINGS_OF_NETWORK);
  return {
    count: (network, cost) => {
      if (network === undefined) return null;
      const now = performance.now();
      const known = rests.get(network);
      const rest = known === undefined ? burst : Math.min(burst, known.rest + (now - known.at) * perMs);
      const isEnough = rest >= cost;
      rests.set(network, { rest: isEnough ? rest - cost : rest, at: now });
      return isEnough ? null : Math.ceil((cost - rest) / perMs / 1_000);
    },
    run: async (kind, network, work) => {
      try {
        return await kinds[kind].run(async () => {
          // Else a queue of requests whose work never waits would run to its end before the process reads anything else.
          await setImmediate();
          return await work();
        }, [network]);
      } catch (failure) {
        if (failure instanceof WorkRefused) return "over_share";
        throw failure;
      }
    },
    render: (network, work) => renderings.run(work, [network]),
  };
}
