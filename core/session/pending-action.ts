import type { EpochMilliseconds } from "../ports/device.ts";
import { MAX_PENDING_ACTION_MS } from "./constants.ts";

/** What a guest has asked for and gets once they are signed in. */
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
 * Whether that action of that page is the one that is waited for, and was asked for a short time ago. Two pages may know the server's
 * time a little differently.
 */
export function isActionDue(
  pending: PendingAction,
  { name, path, now }: { readonly name: string; readonly path: string; readonly now: EpochMilliseconds },
): boolean {
  return pending.name === name && pending.path === path && Math.abs(now - pending.askedAt) <= MAX_PENDING_ACTION_MS;
}
