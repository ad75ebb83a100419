/** Unreadable bodies that replace an answer, with a success status. */
export const SPOILT_ANSWERS = ["page", "cut-off", "other-shape", "nothing", "too-much"] as const;
export type SpoiltAnswer = (typeof SPOILT_ANSWERS)[number];

/** Fault of calls of the publisher; `pathPrefix` names the calls. */
export interface SimulatedFault {
  readonly pathPrefix: string;
  readonly status?: number;
  readonly delayMs?: number;
  /** Up to so much longer, by chance. */
  readonly spreadMs?: number;
  readonly answer?: SpoiltAnswer;
  readonly drop?: boolean;
}

const EVERY_CALL = { pathPrefix: "/" } as const;

/** Faults of the publisher that the simulator offers, by their name in a link. */
export const SIMULATED_FAULTS = {
  "store-down": [{ pathPrefix: "/api/store", status: 503 }],
  "slow-answers": [{ pathPrefix: "/api", delayMs: 3_000 }],
  "lost-connections": [{ pathPrefix: "/api/store", drop: true }],
  "signed-out": [{ pathPrefix: "/api/session", status: 401 }],
  "boards-down": [{ pathPrefix: "/community", status: 503 }],
  "lobby-down": [{ pathPrefix: "/content-admin", status: 500 }],
  "log-down": [{ pathPrefix: "/logd", status: 503 }],
  "bad-requests": [{ ...EVERY_CALL, status: 400 }],
  "not-signed-in": [{ ...EVERY_CALL, status: 401 }],
  "not-allowed": [{ ...EVERY_CALL, status: 403 }],
  "not-there": [{ ...EVERY_CALL, status: 404 }],
  conflicts: [{ ...EVERY_CALL, status: 409 }],
  "too-often": [{ ...EVERY_CALL, status: 429 }],
  broken: [{ ...EVERY_CALL, status: 500 }],
  "all-down": [{ ...EVERY_CALL, status: 503 }],
  "all-connections-lost": [{ ...EVERY_CALL, drop: true }],
  "no-answers": [{ ...EVERY_CALL, delayMs: 60_000 }],
  "late-answers": [{ ...EVERY_CALL, delayMs: 6_000 }],
  "out-of-order": [{ ...EVERY_CALL, spreadMs: 2_000 }],
  "pages-for-data": [{ ...EVERY_CALL, answer: "page" }],
  "cut-off-data": [{ ...EVERY_CALL, answer: "cut-off" }],
  "other-shapes": [{ ...EVERY_CALL, answer: "other-shape" }],
  "empty-answers": [{ ...EVERY_CALL, answer: "nothing" }],
  "huge-answers": [{ ...EVERY_CALL, answer: "too-much" }],
} as const satisfies Readonly<Record<string, readonly SimulatedFault[]>>;

export type SimulatedFaultName = keyof typeof SIMULATED_FAULTS;

export const SIMULATED_FAULT_NAMES = Object.keys(SIMULATED_FAULTS) as readonly SimulatedFaultName[];
