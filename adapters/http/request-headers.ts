import type { Shell } from "#core/shell/shell.ts";
import type { Call } from "../wire/call.ts";
import { API_VERSION, GATE_TYPE, PUBLISHER_HEADERS, USER_STORE_TYPE } from "../wire/headers.ts";

/** Viewer that a request is sent for; read again for each request. */
export interface Audience {
  /** Language tag of the page, e.g. `ko-KR`. */
  readonly locale: string;
  /** ISO 3166-1 alpha-2, e.g. `KR`. */
  readonly countryCode: string;
  /** Shell of the page, sent as the client name: the publisher lists other countries for chat. */
  readonly shell: Shell;
}

/** The program that sends the requests; the same for all of them. */
export interface Client {
  readonly publisher: string;
  readonly version: string;
  readonly deviceId: string;
}

/** Which game a call to the community service is made for. */
export interface CommunityContext {
  readonly storeGameCode: string;
  /** Games that are announced but not open yet. */
  readonly preserviceGameCodes: readonly string[];
}

export interface HeaderInput {
  readonly client: Client;
  readonly audience: Audience;
  readonly sessionId: string | null;
  readonly traceId: string;
  readonly hasBody: boolean;
  readonly idempotencyKey: string | undefined;
  readonly community: CommunityContext | undefined;
}

/**
 * Request headers of the publisher API (Spec §7): the common ones, those of the Purple API, and those
 * of the content administration and the community for their services. A value that no header can carry (line breaks,
 * letters outside of ASCII) is left out rather than let the request fail.
 */
export function buildHeaders(call: Call, input: HeaderInput): Record<string, string> {
  const { client, audience } = input;
  const candidates: Record<string, string | null | undefined> = {
    Accept: "application/json",
    "Accept-Language": audience.locale,
    "Content-Type": input.hasBody ? (call.isBinary === true ? "application/octet-stream" : "application/json") : null,
    [PUBLISHER_HEADERS.countryCode]: audience.countryCode,
    [PUBLISHER_HEADERS.publisher]: client.publisher,
    [PUBLISHER_HEADERS.sessionId]: input.sessionId,
    [PUBLISHER_HEADERS.client]: `${audience.shell}/${client.version}`,
    [PUBLISHER_HEADERS.apiVersion]: API_VERSION,
    [PUBLISHER_HEADERS.deviceId]: client.deviceId,
    [PUBLISHER_HEADERS.locale]: audience.locale,
    [PUBLISHER_HEADERS.traceId]: input.traceId,
    [PUBLISHER_HEADERS.idempotencyKey]: input.idempotencyKey,
    ...(call.base === "contentAdmin" && gateHeaders()),
    ...(input.community && communityHeaders(input.community, audience)),
  };
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(candidates)) {
    if (value && /^[\x20-\x7e]+$/.test(value)) headers[name] = value;
  }
  return headers;
}

const gateHeaders = () => ({
  [PUBLISHER_HEADERS.gateType]: GATE_TYPE,
  [PUBLISHER_HEADERS.userStoreType]: USER_STORE_TYPE,
});

function communityHeaders(community: CommunityContext, audience: Audience) {
  const identity = {
    store_game_code: community.storeGameCode,
    language: audience.locale,
    country: audience.countryCode,
  };
  return {
    [PUBLISHER_HEADERS.preserviceGameCodes]: community.preserviceGameCodes.join(","),
    [PUBLISHER_HEADERS.communityAuth]: encodeBase64(JSON.stringify(identity)),
  };
}

/** Base64 of the UTF-8 bytes of a text; `btoa` alone only takes Latin-1. */
function encodeBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
