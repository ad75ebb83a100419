/** Sends a request to the publisher; replaces `fetch`. */
export type Send = (address: string, init: RequestInit) => Promise<Response>;

/** Input of a fault. */
interface Network {
  /** Longest that an answer is waited for, in milliseconds. */
  readonly timeoutMs: number;
  /** The answer without the fault. */
  readonly send: Send;
}

type Fault = (network: Network) => Send;

export const wait = (ms: number) => new Promise((go) => setTimeout(go, ms));

/** A refusal in the words of the publisher. */
export const refusal = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ error: { code: "REFUSED", message: "no", trace_id: "t-1" } }, { status, headers });

const refused =
  (status: number, headers?: Record<string, string>): Fault =>
  () =>
  async () =>
    refusal(status, headers);

const text =
  (body: string, type = "application/json"): Fault =>
  () =>
  async () =>
    new Response(body, { headers: { "Content-Type": type } });

/** Nothing is changed by a call that fails. */
const isRead = ({ method = "GET" }: RequestInit) => method === "GET";

/** Fate of one call: no answer of the publisher, or a changed one. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  "is refused a connection": () => () => Promise.reject(new TypeError("Failed to fetch")),
  "gets no answer": () => () => new Promise(() => undefined),
  "gets a 400": refused(400),
  "gets a 401": refused(401),
  "gets a 403": refused(403),
  "gets a 404": refused(404),
  "gets a 409": refused(409),
  "gets a 429": refused(429, { "Retry-After": "7" }),
  "gets a 500": refused(500),
  "gets a 503": refused(503, { "Retry-After": "5" }),
  "gets a page instead of data": text("<!doctype html><h1>Welcome to the hotel</h1>", "text/html"),
  "gets data that is cut off":
    ({ send }) =>
    async (address, init) =>
      new Response(isRead(init) ? (await (await send(address, init)).text()).slice(0, -9) : '{"goods":[{"id'),
  "gets data of another shape": text("[[42]]"),
  "gets nothing": text(""),
  "gets 10 MB": () => async () => new Response("{}", { headers: { "Content-Length": String(10 * 1_024 * 1_024 + 1) } }),
  "is answered too late":
    ({ timeoutMs, send }) =>
    async (address, init) => {
      await wait(timeoutMs + 20);
      return isRead(init) ? send(address, { ...init, signal: null }) : Response.json({});
    },
};

/** Faults that show at once; the others are tried where calls have a short time limit. */
export const QUICK_FAULTS = Object.entries(FAULTS).filter(([name]) => !/no answer|too late/.test(name));

/** Of how many rows of a table of calls one has a certain fault. */
const ROWS_A_FAULT = 3;

/**
 * Faults for one row of a table of calls: all for the first row, a third for each other one, so that every fault is tried
 * on a third of all calls.
 */
export const faultsOfRow = (row: number): readonly string[] =>
  Object.keys(FAULTS).filter((_, fault) => row === 0 || fault % ROWS_A_FAULT === row % ROWS_A_FAULT);
