import type { EpochMilliseconds } from "../ports/device.ts";
import {
  ACCOUNT_FAILURE_FORGIVEN_MS,
  ACCOUNT_FREE_FAILURES,
  MAX_SIGN_IN_WAIT_MS,
  NETWORK_FAILURE_FORGIVEN_MS,
  NETWORK_FREE_FAILURES,
  SIGN_IN_WAIT_MS,
} from "./constants.ts";

/** Failed sign-ins of an account or a network. */
export interface SignInFailures {
  readonly count: number;
  readonly lastAtMs: EpochMilliseconds;
}

/**
 * Subject of the failure count. Many players share a network, as in an internet café or behind a mobile carrier, so a
 * network may have more failures, and they expire sooner.
 */
export type SignInSubject = "account" | "network";

const LIMITS = {
  account: { freeFailures: ACCOUNT_FREE_FAILURES, forgivenMs: ACCOUNT_FAILURE_FORGIVEN_MS },
  network: { freeFailures: NETWORK_FREE_FAILURES, forgivenMs: NETWORK_FAILURE_FORGIVEN_MS },
} as const;

/** Doublings from the first to the maximum wait; further failures do not count. */
const MAX_DOUBLINGS = Math.ceil(Math.log2(MAX_SIGN_IN_WAIT_MS / SIGN_IN_WAIT_MS));

/** Milliseconds until the next sign-in is allowed; 0 if at once. `null` means no failures. */
export function signInWaitMs(
  subject: SignInSubject,
  failures: SignInFailures | null,
  nowMs: EpochMilliseconds,
): number {
  if (failures === null) return 0;
  const doublings = failures.count - LIMITS[subject].freeFailures;
  if (doublings < 0) return 0;
  const wait = Math.min(SIGN_IN_WAIT_MS * 2 ** doublings, MAX_SIGN_IN_WAIT_MS);
  return Math.min(wait, Math.max(0, failures.lastAtMs + wait - nowMs));
}

/** Adds a failure; expired ones no longer count. */
export function withSignInFailure(
  subject: SignInSubject,
  failures: SignInFailures | null,
  nowMs: EpochMilliseconds,
): SignInFailures {
  const { freeFailures, forgivenMs } = LIMITS[subject];
  const { count, lastAtMs } = failures ?? { count: 0, lastAtMs: nowMs };
  const forgiven = Math.floor(Math.max(0, nowMs - lastAtMs) / forgivenMs);
  return { count: Math.min(Math.max(0, count - forgiven) + 1, freeFailures + MAX_DOUBLINGS), lastAtMs: nowMs };
}
