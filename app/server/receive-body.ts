import type { CallRefusal } from "./refuse-call.ts";

/** Bounds of the bodies of requests. */
export interface BodyBounds {
  /** Bytes of a body at most. */
  readonly maxBytes: number;
  /** Milliseconds between two checks of the rate of a body. */
  readonly rateCheckMs: number;
  /** Rate below which a body counts as slow at a check. */
  readonly slowBytesPerSecond: number;
  /** Slow bodies of one network at a time. */
  readonly maxSlowOfNetwork: number;
  /** Bytes of all bodies that are arriving from one network. A small body is taken all the same. */
  readonly maxBytesOfNetwork: number;
  /** Bytes of a small body at most: of a form or a text, but of no picture. */
  readonly smallBytes: number;
  /** Milliseconds in which a body may come at any rate, for lines that break off for a moment. */
  readonly anyRateForMs: number;
  /** Lowest rate of a body afterwards. */
  readonly minBytesPerSecond: number;
}

export const BODY_BOUNDS: BodyBounds = {
  // More than the largest picture that a player may send.
  maxBytes: 16 * 1_024 * 1_024,
  // Almost all bodies arrive with their headers.
  rateCheckMs: 1_000,
  // A page waits a minute for its upload: more slowly only a picture of less than 1 MB arrives in time.
  slowBytesPerSecond: 16_000,
  maxSlowOfNetwork: 32,
  maxBytesOfNetwork: 64 * 1_024 * 1_024,
  smallBytes: 256 * 1_024,
  anyRateForMs: 10_000,
  minBytesPerSecond: 1_000,
};

/** What the bodies that are arriving from a network hold. */
interface NetworkShare {
  bodies: number;
  slow: number;
  bytes: number;
}

type ReceiveBody = (request: Request, network: string | undefined) => Promise<Request | CallRefusal>;

const INCOMPLETE: CallRefusal = { status: 400, code: "INCOMPLETE_BODY", message: "The body ended too early." };
const TOO_SLOW: CallRefusal = { status: 408, code: "BODY_TOO_SLOW", message: "The body did not arrive in time." };
const TOO_MANY: CallRefusal = {
  status: 429,
  code: "TOO_MANY_BODIES",
  message: "Too many requests of your network are still arriving. Try again in a moment.",
  retryAfterSeconds: 2,
};

/**
 * Reads the body of a request before anything is done for it, so that a client that sends slowly, or never ends, holds
 * nothing that others wait for. What slow bodies hold is bounded by network, where that is known. A body that arrives at a
 * good rate is never counted: players behind one address can send at once.
 */
export function createBodyReceiver(bounds: BodyBounds = BODY_BOUNDS): ReceiveBody {
  const shares = new Map<string, NetworkShare>();
  const tooLarge: CallRefusal = {
    status: 413,
    code: "TOO_LARGE",
    message: `The body may have ${bounds.maxBytes} bytes at most.`,
  };

  const read = async (body: ReadableStream<Uint8Array>, share: NetworkShare) => {
    const startedAt = performance.now();
    const chunks: Uint8Array[] = [];
    let size = 0;
    let isSlow = false;
    let isOver = false;
    const refused = Promise.withResolvers<CallRefusal>();
    const checkRate = () => {
      if (isOver) return;
      const elapsedMs = performance.now() - startedAt;
      const wasSlow = isSlow;
      isSlow = size < (elapsedMs / 1_000) * bounds.slowBytesPerSecond;
      share.slow += Number(isSlow) - Number(wasSlow);
      if (isSlow && !wasSlow && share.slow > bounds.maxSlowOfNetwork) return refused.resolve(TOO_MANY);
      const seconds = (elapsedMs - bounds.anyRateForMs) / 1_000;
      if (size < seconds * bounds.minBytesPerSecond) refused.resolve(TOO_SLOW);
    };
    // Not before the process has read what arrived while it was busy.
    const timer = setInterval(() => setImmediate(checkRate), bounds.rateCheckMs);
    const reader = body.getReader();
    try {
      for (;;) {
        const next = await Promise.race([reader.read(), refused.promise]);
        if ("status" in next) return next;
        if (next.done) return Buffer.concat(chunks);
        size += next.value.byteLength;
        share.bytes += next.value.byteLength;
        if (size > bounds.maxBytes) return tooLarge;
        if (size > bounds.smallBytes && share.bytes > bounds.maxBytesOfNetwork) return TOO_MANY;
        chunks.push(next.value);
      }
    } catch {
      return INCOMPLETE;
    } finally {
      isOver = true;
      clearInterval(timer);
      share.bytes -= size;
      if (isSlow) share.slow -= 1;
      reader.cancel().catch(() => undefined);
    }
  };

  return async (request, network) => {
    if (!hasBody(request) || request.body === null) return request;
    if (Number(request.headers.get("Content-Length")) > bounds.maxBytes) return tooLarge;
    // Where the network is not known, each body has a share of its own.
    const owner = network ?? crypto.randomUUID();
    const share = shares.get(owner) ?? { bodies: 0, slow: 0, bytes: 0 };
    shares.set(owner, share);
    share.bodies += 1;
    const received = await read(request.body, share);
    share.bodies -= 1;
    if (share.bodies === 0) shares.delete(owner);
    return "status" in received ? received : new Request(request, { body: received });
  };
}

/** Whether a request announces a body (RFC 9112, section 6.3). */
function hasBody({ method, headers }: Request): boolean {
  if (method === "GET" || method === "HEAD") return false;
  return headers.has("Transfer-Encoding") || Number(headers.get("Content-Length") ?? 0) > 0;
}
