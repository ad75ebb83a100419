/** What goes wrong with a call of the publisher; `pathPrefix` names the calls. */
export interface SimulatedFault {
  readonly pathPrefix: string;
  readonly status?: number;
  readonly delayMs?: number;
  readonly drop?: boolean;
}

/** Faults of the publisher to try out, by the name that a link carries. */
export const SIMULATED_FAULTS = {
  "store-down": [{ pathPrefix: "/api/store", status: 503 }],
  "slow-answers": [{ pathPrefix: "/api", delayMs: 3_000 }],
  "lost-connections": [{ pathPrefix: "/api/store", drop: true }],
  "signed-out": [{ pathPrefix: "/api/session", status: 401 }],
  "boards-down": [{ pathPrefix: "/community", status: 503 }],
  "lobby-down": [{ pathPrefix: "/content-admin", status: 500 }],
  "log-down": [{ pathPrefix: "/logd", status: 503 }],
} as const satisfies Readonly<Record<string, readonly SimulatedFault[]>>;

export type SimulatedFaultName = keyof typeof SIMULATED_FAULTS;

export const SIMULATED_FAULT_NAMES = Object.keys(SIMULATED_FAULTS) as readonly SimulatedFaultName[];
