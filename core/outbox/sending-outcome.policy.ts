import { CART_LINE_REFUSALS } from "../commerce/cart-refusals.ts";
import { EMPTY_CODES, LIME_CODE } from "../failures/constants.ts";
import { refusalReasonIn } from "../failures/failure-text.ts";
import type { RequestFailure } from "../failures/request-failure.ts";
import { retryWaitSeconds } from "../failures/retry-wait.ts";
import { MAX_OUTBOX_TRIES, OUTBOX_RETRY_MS } from "./constants.ts";
import type { OutboxConflict, OutboxEntry } from "./outbox.ts";

/** Consequence of a failed attempt: the player decides, or another attempt follows. */
export type SendingOutcome =
  | { readonly kind: "conflict"; readonly conflict: OutboxConflict }
  | { readonly kind: "later"; readonly afterMs: SendingPause; readonly isError: boolean };

/** Milliseconds until the next attempt; `soon` without an answer, by the number of such attempts (`outboxRetryMs`). */
export type SendingPause = number | "soon";

const FULL: ReadonlySet<string> = new Set([
  "favorites_full",
  "cart_full",
  "quantity_bounded",
  "text_quota",
  "network_quota",
]);

/** Why the goods cannot be bought, or the game not be reviewed, by this account. */
const UNAVAILABLE: ReadonlySet<string> = new Set([...CART_LINE_REFUSALS, "not_owner", "not_released"]);

/**
 * Outcome of a failure. A missing answer, a missing session, too many posts and, for some attempts, errors of the
 * server are temporary; every other failure would repeat.
 */
export function sendingOutcomeOf(
  { write, errors }: Pick<OutboxEntry, "write" | "errors">,
  failure: RequestFailure,
): SendingOutcome {
  if (failure.kind !== "status") return { kind: "later", afterMs: "soon", isError: false };
  const { status, code, retryAfterSeconds } = failure;
  const reason = refusalReasonIn(failure);
  // A limit of a day does not hold up the writes after this one.
  const isFull = reason !== null && FULL.has(reason);
  if (status === 401 || (status === 429 && !isFull)) return later(retryAfterSeconds, false);
  if (status >= 500) {
    return errors + 1 < MAX_OUTBOX_TRIES ? later(retryAfterSeconds, true) : { kind: "conflict", conflict: "refused" };
  }
  return { kind: "conflict", conflict: conflictOf(write, status, code, reason) };
}

function conflictOf(
  write: OutboxEntry["write"],
  status: number,
  code: number | string | null,
  reason: string | null,
): OutboxConflict {
  if (reason !== null && FULL.has(reason)) return "full";
  if (reason !== null && UNAVAILABLE.has(reason)) return "unavailable";
  if (status === 404 || status === 410) return "gone";
  const number = Number(code ?? Number.NaN);
  if (number === LIME_CODE || EMPTY_CODES.includes(number)) return "gone";
  if (status === 409 && write.kind === "review") return write.reviewId === null ? "exists" : "overtaken";
  if (status === 409 && (write.kind === "draft" || (write.kind === "comment" && write.commentId !== null))) {
    return "overtaken";
  }
  return status === 403 ? "unavailable" : "refused";
}

function later(seconds: number | null, isError: boolean): SendingOutcome {
  return { kind: "later", afterMs: seconds === null ? OUTBOX_RETRY_MS : retryWaitSeconds(seconds) * 1_000, isError };
}
