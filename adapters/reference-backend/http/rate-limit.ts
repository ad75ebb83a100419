import type { Context, MiddlewareHandler } from "hono";
import { MemoryStore, rateLimiter } from "hono-rate-limiter";
import type { BackendEnvironment } from "./backend-environment.ts";
import { CallRefusal } from "./call-refusal.ts";

/** Requests are counted over so long. */
export const RATE_WINDOW_SECONDS = 60;

export interface RateLimit {
  readonly middleware: MiddlewareHandler<BackendEnvironment>;
  close(): void;
}

/**
 * Limits requests a minute by key; requests without a key are not limited, and a limit of 0 lets everything through.
 * Counts are kept in this process: each process protects itself, and several let several times as many through, which
 * a shared counter would only prevent at the price of a write for every request.
 */
export function limitRate(
  limit: number,
  keyOf: (context: Context<BackendEnvironment>) => string | undefined,
  refuse: (context: Context<BackendEnvironment>) => Response = () => {
    throw tooManyRequests();
  },
): RateLimit {
  const store = new MemoryStore<BackendEnvironment>();
  const middleware = rateLimiter<BackendEnvironment>({
    windowMs: RATE_WINDOW_SECONDS * 1_000,
    limit,
    standardHeaders: false,
    store,
    keyGenerator: (context) => keyOf(context) ?? "",
    skip: (context) => limit === 0 || keyOf(context) === undefined,
    handler: refuse,
  });
  return { middleware, close: () => store.shutdown() };
}

function tooManyRequests(): CallRefusal {
  return new CallRefusal(429, "TOO_MANY_REQUESTS", "Too many requests. Try again in a minute.", {
    retryAfterSeconds: RATE_WINDOW_SECONDS,
  });
}

/** The session of a request, else the address it came from; `undefined` for the process's own requests. */
export function sessionOrAddress(context: Context<BackendEnvironment>): string | undefined {
  return context.var.scope.session?.publicId ?? context.env.clientAddress;
}
