import { createBrowserServerClock } from "#adapters/browser/browser-server-clock.ts";
import type { HttpClientOptions } from "#adapters/http/http-client.ts";
import { createSessionId } from "#adapters/http/session-id.ts";
import { DEFAULT_PUBLISHER } from "#adapters/wire/headers.ts";
import { DEFAULT_SERVICE_BASES } from "#adapters/wire/service-bases.ts";
import { createNoopLogger } from "./noop-logger.ts";

/** Options of an HTTP client for a Korean player on the web in Korea, with ids that count up. */
export function buildHttpClientOptions(options: Partial<HttpClientOptions> = {}): HttpClientOptions {
  let ids = 0;
  return {
    fetch: (address, init) => fetch(address, init),
    services: DEFAULT_SERVICE_BASES,
    clock: createBrowserServerClock(),
    readAudience: () => ({ locale: "ko-KR", countryCode: "KR", shell: "web" }),
    sessionId: createSessionId(),
    identifiers: {
      next: () => {
        ids += 1;
        return `id-${ids}`;
      },
    },
    deviceId: "device-1234",
    clientVersion: "0.1.0",
    publisher: DEFAULT_PUBLISHER,
    logger: createNoopLogger(),
    ...options,
  };
}
