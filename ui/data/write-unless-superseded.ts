import type { Instant } from "#core/catalogue/game.ts";
import { fail, type RequestFailure, type Result, succeed } from "#core/failures/request-failure.ts";
import { isSuperseded, type QueuedText } from "#core/outbox/is-superseded.policy.ts";

/** The 409 answer of a server that compares versions itself. */
const CHANGED_ELSEWHERE = {
  kind: "status",
  status: 409,
  code: "OVERTAKEN",
  message: "the server has a later version",
  traceId: null,
  details: null,
  retryAfterSeconds: null,
} as const satisfies RequestFailure;

/** Whether a write failed because the server has a later version than the one that it is based on. */
export const hasLaterVersion = (failure: RequestFailure): boolean =>
  failure.kind === "status" && failure.code === CHANGED_ELSEWHERE.code;

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
  return isSameText(stored.value) ? succeed(answerOf(stored.value)) : fail(CHANGED_ELSEWHERE);
}
