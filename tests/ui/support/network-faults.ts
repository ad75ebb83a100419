/** Sends a request to the publisher; replaces `fetch`. */
export type Send = (address: string, init: RequestInit) => Promise<Response>;

export const wait = (ms: number) => new Promise((go) => setTimeout(go, ms));

/** A refusal in the words of the publisher. */
export const refusal = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ error: { code: "REFUSED", message: "no", trace_id: "t-1" } }, { status, headers });

/**
 * Fate of one call: one fault for each view that screens have for failures. Which other faults lead to the same views,
 * `tests/adapters/http/every-call-fails.test.ts` shows for every call.
 */
export const FAULTS = {
  "is refused a connection": () => Promise.reject(new TypeError("Failed to fetch")),
  "gets a 401": async () => refusal(401),
  "gets a 403": async () => refusal(403),
  "gets a 404": async () => refusal(404),
  "gets a 429": async () => refusal(429, { "Retry-After": "7" }),
  "gets a 500": async () => refusal(500),
} as const satisfies Readonly<Record<string, Send>>;

export type Fault = keyof typeof FAULTS;

export const EVERY_FAULT = Object.keys(FAULTS) as readonly Fault[];

/** Faults of a later read, which content on the page outlives: no answer, a session that is over, and a broken service. */
export const LATER_FAULTS: readonly Fault[] = ["is refused a connection", "gets a 401", "gets a 500"];
