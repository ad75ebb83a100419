import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";
import { LRUCache } from "lru-cache";
import { networkOf } from "#adapters/reference-backend/http/client-network.ts";
import { createConcurrencyLimiter } from "#adapters/workers/concurrency-limiter.ts";
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

/** Cost of a request: rendering a page takes about as long as answering fifty other requests. */
export const REQUEST_COST = { any: 1, page: 50 } as const;

/** As many as several browsers have under way; the rest is for more players behind one address. */
const CALLS_OF_NETWORK = { maxRunning: 24, maxQueued: 256 };
const PAGES_OF_NETWORK = { maxRunning: 4, maxQueued: 64 };

/** Bounds of a process; `null` if its settings want none. */
export function networkBoundsOf({ requestsPerMinute }: Pick<Settings, "requestsPerMinute">): NetworkBounds | null {
  if (requestsPerMinute === null) return null;
  return { costPerMinute: requestsPerMinute, calls: CALLS_OF_NETWORK, pages: PAGES_OF_NETWORK };
}

const MINUTE_MS = 60_000;
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
 * The network that a request is counted for; `undefined` where it is not known: a proxy whose client addresses are not
 * trusted asks for everybody.
 */
export function clientNetworkOf(
  request: Request,
  incoming: IncomingMessage | undefined,
  settings: Pick<Settings, "publicOrigin" | "trustProxy">,
): string | undefined {
  const address = clientAddressOf(request, incoming, settings);
  if (address === undefined) return undefined;
  const network = networkOf(address);
  const isPublic = settings.publicOrigin !== null && !settings.trustProxy;
  return isPublic && isOfProxy(network) ? undefined : network;
}

function isOfProxy(network: string): boolean {
  if (network === LOOPBACK_NETWORK) return true;
  const address = network.replace(/\/64$/, "");
  return isIP(address) > 0 && PROXY_ADDRESSES.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

export interface NetworkShares {
  /** Counts a request; the seconds until the network may ask again if its share of the minute is used up, else `null`. */
  count(network: string | undefined, cost: number): number | null;
  /** Does the work for a request of a network when its share allows it; `over_share` if too many are waiting already. */
  run<Result>(
    kind: "calls" | "pages",
    network: string | undefined,
    work: () => Promise<Result>,
  ): Promise<Result | "over_share">;
}

/**
 * Shares of the networks that use a process; `null` for no limits. Work of one network waits for its own, and the work of
 * others passes it.
 */
export function createNetworkShares(bounds: NetworkBounds | null): NetworkShares {
  if (bounds === null) return { count: () => null, run: (_kind, _network, work) => work() };
  const minutes = new LRUCache<string, { cost: number; readonly endsAt: number }>({ max: MAX_NETWORKS });
  const limitKind = (share: NetworkBounds["calls"]) =>
    createConcurrencyLimiter({
      maxRunning: Number.POSITIVE_INFINITY,
      maxQueued: Number.POSITIVE_INFINITY,
      timeoutMs: TIMEOUT_MS,
      share,
    });
  const kinds = { calls: limitKind(bounds.calls), pages: limitKind(bounds.pages) };
  return {
    count: (network, cost) => {
      if (network === undefined) return null;
      const now = performance.now();
      const known = minutes.get(network);
      const minute = known !== undefined && known.endsAt > now ? known : { cost: 0, endsAt: now + MINUTE_MS };
      if (minute !== known) minutes.set(network, minute);
      if (minute.cost + cost > bounds.costPerMinute) return Math.ceil((minute.endsAt - now) / 1_000);
      minute.cost += cost;
      return null;
    },
    run: async (kind, network, work) => {
      try {
        return await kinds[kind].run(work, network);
      } catch (failure) {
        if (failure instanceof WorkRefused) return "over_share";
        throw failure;
      }
    },
  };
}
