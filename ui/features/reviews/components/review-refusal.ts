import type { RequestFailure } from "#core/failures/request-failure.ts";

/** Why the server did not take a review. */
export type ReviewRefusal =
  | { readonly kind: "signIn" }
  /** `reason` as the server names it, e.g. `not_owner`. */
  | { readonly kind: "forbidden"; readonly reason: string | null }
  | { readonly kind: "fields"; readonly content: boolean; readonly score: boolean }
  | { readonly kind: "wait"; readonly seconds: number | null }
  /** No answer has come; the player's own review was read and is not there. */
  | { readonly kind: "noAnswer" }
  | { readonly kind: "other" };

/** Reads a failure of posting or editing a review for the form. */
export function reviewRefusalOf(failure: RequestFailure | null): ReviewRefusal {
  if (failure === null) return { kind: "other" };
  if (failure.kind !== "status") return { kind: "noAnswer" };
  switch (failure.status) {
    case 401:
      return { kind: "signIn" };
    case 403:
      return { kind: "forbidden", reason: reasonOf(failure.details) };
    case 429:
      return { kind: "wait", seconds: failure.retryAfterSeconds };
    case 400:
      return fieldsOf(failure.details);
    default:
      return { kind: "other" };
  }
}

function reasonOf(details: unknown): string | null {
  const reason = isRecord(details) ? details.reason : null;
  return typeof reason === "string" ? reason : null;
}

/** `details.fields` lists `{field, message}`, the field as a path such as `body.content`. */
function fieldsOf(details: unknown): ReviewRefusal {
  const entries = isRecord(details) && Array.isArray(details.fields) ? details.fields : [];
  const names = entries.flatMap((entry) =>
    isRecord(entry) && typeof entry.field === "string" ? [entry.field.split(".").at(-1)] : [],
  );
  const content = names.includes("content");
  const score = names.includes("score");
  return content || score ? { kind: "fields", content, score } : { kind: "other" };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
