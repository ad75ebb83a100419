import type { Instant } from "#core/catalogue/game.ts";
import { fail, type RequestFailure, type Result, succeed } from "#core/failures/request-failure.ts";
import { isSuperseded, type QueuedText } from "#core/outbox/is-superseded.policy.ts";

/** Code of the failure, and what its details hold. */
export const SUPERSEDED = "OVERTAKEN";

/** The 409 answer of a server that compares versions itself. `details.updatedAt`: the version that it has. */
const changedElsewhere = (updatedAt: Instant): RequestFailure => ({
  kind: "status",
  status: 409,
  code: SUPERSEDED,
  message: "the server has a later version",
  traceId: null,
  details: { updatedAt },
  retryAfterSeconds: null,
});

/** The version that the server has, of a failure because it is later than the one that a change is based on; else `null`. */
export function laterVersionIn(failure: RequestFailure | null): Instant | null {
  if (failure?.kind !== "status" || failure.code !== SUPERSEDED) return null;
  const { updatedAt } = (failure.details ?? {}) as { readonly updatedAt?: unknown };
  return typeof updatedAt === "string" ? updatedAt : null;
}

interface TextWrite<Stored, Value> extends QueuedText {
  /** The text on the server; `null` if there is none. */
  readonly stored: Result<Stored | null>;
  /** Whether the text to write equals the stored one. */
  readonly isSameText: (stored: Stored) => boolean;
  /** What the write resolves to if the server has the same text already. */
  readonly answerOf: (stored: Stored) => Value;
  readonly write: () => Promise<Result<Value>>;
}

/** Writes a text only if the server still has the version that it is based on, so that no newer text is lost. */
export async function writeUnlessSuperseded<Stored extends { readonly updatedAt: Instant }, Value>({
  stored,
  isSameText,
  answerOf,
  write,
  ...text
}: TextWrite<Stored, Value>): Promise<Result<Value>> {
  if (!stored.ok) return stored;
  if (stored.value === null || !isSuperseded(text, stored.value.updatedAt)) return await write();
  return isSameText(stored.value) ? succeed(answerOf(stored.value)) : fail(changedElsewhere(stored.value.updatedAt));
}
