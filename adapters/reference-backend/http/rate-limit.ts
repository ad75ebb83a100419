import { createHash } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { rateLimiter, type Store } from "hono-rate-limiter";
import { LRUCache } from "lru-cache";
import type { BackendEnvironment } from "./backend-environment.ts";
import { CallRefusal } from "./call-refusal.ts";
import { networkOf } from "./client-network.ts";
import type { SharedCounts } from "./shared-counts.ts";

/** Requests are counted over so long. */
export const RATE_WINDOW_SECONDS = 60;
const WINDOW_MS = RATE_WINDOW_SECONDS * 1_000;
const MAX_KEYS = 50_000;
/** With blocks: share of a limit that a process takes at a time, and the maximum number of requests. */
const BLOCKS_OF_A_LIMIT = 60;
const MAX_BLOCK = 100;

export interface RateLimitInput {
  readonly counts: SharedCounts;
  readonly clock: { now(): number };
  /** Separates the counts of different limits. */
  readonly name: string;
  /** Requests per minute and key, in all processes together; 0 means no limit. */
  readonly limit: number;
  /** Key that a request is counted for; a request without a key is not limited. */
  readonly keyOf: (context: Context<BackendEnvironment>) => string | undefined;
  /**
   * `exact` counts each request in the shared counts. `blocks` takes up to a hundred requests from there at a time and
   * counts them in the process, so that most requests cost no write; the unused rest of a block is lost to other
   * processes until the minute is over.
   */
  readonly counting: "exact" | "blocks";
  readonly refuse?: (context: Context<BackendEnvironment>) => Response | Promise<Response>;
}

/** Limits requests a minute by key, for all processes of one database. */
export function limitRate(input: RateLimitInput): MiddlewareHandler<BackendEnvironment> {
  const { limit, keyOf } = input;
  const refuse = () => {
    throw tooManyRequests();
  };
  return rateLimiter<BackendEnvironment>({
    windowMs: WINDOW_MS,
    limit,
    standardHeaders: false,
    store: createStore(input),
    keyGenerator: (context) => keyOf(context) ?? "",
    skip: (context) => limit === 0 || keyOf(context) === undefined,
    handler: input.refuse ?? refuse,
  });
}

/** Numbers of requests that a process may still hand out for a key: `next` to `last` of all counted in the window. */
interface Lease {
  next: number;
  readonly last: number;
  readonly endsAtMs: number;
}

function createStore({ counts, clock, name, limit, counting }: RateLimitInput): Store<BackendEnvironment> {
  const block = counting === "exact" ? 1 : Math.min(MAX_BLOCK, Math.max(1, Math.floor(limit / BLOCKS_OF_A_LIMIT)));
  const leases = new LRUCache<string, Lease>({ max: MAX_KEYS });
  const taking = new Map<string, Promise<void>>();
  const waiting = new Map<string, number>();

  const take = async (key: string): Promise<void> => {
    // Requests of one key that arrive while a block is being reserved are added to the next block.
    const amount = Math.max(block, waiting.get(key) ?? 1);
    const { count, windowEndsAtMs } = await counts.add(countKeyOf(name, key), amount, WINDOW_MS);
    leases.set(key, { next: count - amount + 1, last: count, endsAtMs: windowEndsAtMs });
  };

  const increment = async (key: string) => {
    waiting.set(key, (waiting.get(key) ?? 0) + 1);
    try {
      for (;;) {
        const lease = leases.get(key);
        const isRunning = lease !== undefined && lease.endsAtMs > clock.now();
        // Beyond the limit no further blocks are reserved: a refused request costs no write.
        if (isRunning && (lease.next <= lease.last || lease.next > limit)) {
          const totalHits = lease.next;
          lease.next += 1;
          return { totalHits, resetTime: new Date(lease.endsAtMs) };
        }
        const other = taking.get(key);
        if (other === undefined) {
          const own = take(key).finally(() => taking.delete(key));
          taking.set(key, own);
          await own;
        } else {
          await other;
        }
      }
    } finally {
      const others = (waiting.get(key) ?? 1) - 1;
      if (others === 0) waiting.delete(key);
      else waiting.set(key, others);
    }
  };

  return {
    increment,
    // Nothing is taken back: requests that fail count as well.
    decrement: () => undefined,
    resetKey: (key) => void leases.delete(key),
  };
}

/** Keys of the shared counts say nothing of players or addresses. */
export function countKeyOf(name: string, key: string): string {
  return `${name}:${createHash("sha256").update(key).digest("base64url")}`;
}

function tooManyRequests(): CallRefusal {
  return new CallRefusal(429, "TOO_MANY_REQUESTS", "Too many requests. Try again in a minute.", {
    retryAfterSeconds: RATE_WINDOW_SECONDS,
  });
}

/** The account of a request in any of its sessions, else its network. */
export function accountOrNetwork(context: Context<BackendEnvironment>): string | undefined {
  const { session } = context.var.scope;
  return session === null ? networkOfRequest(context) : `account:${session.player.accountId}`;
}

/** The network a request came from; `undefined` for the process's own requests. */
export function networkOfRequest({ env }: Context<BackendEnvironment>): string | undefined {
  return env.clientAddress === undefined ? undefined : `network:${networkOf(env.clientAddress)}`;
}
