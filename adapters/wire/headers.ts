/** Request and answer headers of the publisher API (Spec §7). */
export const PUBLISHER_HEADERS = {
  countryCode: "X-CountryCode",
  publisher: "X-Nc-Publisher",
  sessionId: "X-PP-Sid",
  client: "X-PP-Client",
  apiVersion: "X-PP-Api-Version",
  deviceId: "X-PP-Device-Id",
  locale: "X-PP-Locale",
  traceId: "X-PP-Trace-Id",
  gateType: "X-PP-Gate-Type",
  userStoreType: "X-PP-User-Store-Type",
  idempotencyKey: "Idempotency-Key",
  preserviceGameCodes: "Lime-Preservice-Game-Codes",
  communityAuth: "CommunityAuth",
} as const;

/** Version of the publisher API that this client uses (Spec §9). */
export const API_VERSION = "140";
/** Publisher sent when the configuration names none (Spec §9). */
export const DEFAULT_PUBLISHER = "NCK";
/** Value of the content-admin gate header. */
export const GATE_TYPE = "ApiGate";
/** Store of the player that the content administration shows content for: a platform of Spec §3. */
export const USER_STORE_TYPE = "purple";
