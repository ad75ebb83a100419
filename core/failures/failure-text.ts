import type { RequestFailure } from "./request-failure.ts";

/**
 * Text keys for the failures of a write. The entry of the most specific name decides:
 *
 * 1. the reason in the details (`not_owner`),
 * 2. the code (`QUOTA_REACHED`, `40905`),
 * 3. `wait` for a 429 with the seconds to wait,
 * 4. the status (`401`),
 * 5. `noAnswer` where no readable answer has come: the write may have arrived,
 * 6. `other`.
 */
export interface FailureTexts<Key> {
  readonly [name: string]: Key;
  readonly noAnswer: Key;
  readonly other: Key;
}

/** The text key of a failure; `null` means an error that is no failed request. */
export function failureTextOf<Key>(failure: RequestFailure | null, texts: FailureTexts<Key>): Key {
  if (failure === null) return texts.other;
  if (failure.kind !== "status") return texts.noAnswer;
  const names = [
    refusalReasonIn(failure),
    String(failure.code),
    failure.status === 429 && failure.retryAfterSeconds !== null ? "wait" : null,
    String(failure.status),
  ];
  const name = names.find((candidate) => candidate !== null && Object.hasOwn(texts, candidate));
  return (name && texts[name]) || texts.other;
}

/** The machine-readable reason of a refusal (`details.reason`); `null` if there is none. */
export function refusalReasonIn(failure: RequestFailure | null): string | null {
  const reason = recordOf(failure?.kind === "status" ? failure.details : null).reason;
  return typeof reason === "string" ? reason : null;
}

/** Names of the fields that a 400 has refused: the last part of each path in `details.fields`. */
export function refusedFieldsOf(failure: RequestFailure | null): readonly string[] {
  if (failure?.kind !== "status" || failure.status !== 400) return [];
  const { fields } = recordOf(failure.details);
  if (!Array.isArray(fields)) return [];
  return fields.flatMap((entry) => {
    const { field } = recordOf(entry);
    return typeof field === "string" ? [field.slice(field.lastIndexOf(".") + 1)] : [];
  });
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
