import type { EpochMilliseconds } from "../ports/device.ts";
import { MAX_PENDING_ACTION_MS } from "./constants.ts";

/** An action of a guest that runs after the sign-in. */
export interface PendingAction {
  /** Action and its subject, such as `review/17/report`. */
  readonly name: string;
  /** Input for the action; may be empty. */
  readonly input: string;
  /** Path of the page that does it. */
  readonly path: string;
  readonly askedAt: EpochMilliseconds;
}

/**
 * Whether a stored action is the requested one of this page and recent. Two pages may differ a little in the server's
 * time.
 */
export function isActionDue(
  pending: PendingAction,
  { name, path, now }: { readonly name: string; readonly path: string; readonly now: EpochMilliseconds },
): boolean {
  return pending.name === name && pending.path === path && Math.abs(now - pending.askedAt) <= MAX_PENDING_ACTION_MS;
}
