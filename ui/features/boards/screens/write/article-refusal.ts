import type { RequestFailure } from "#core/failures/request-failure.ts";

/** Why the server has not taken an article. */
export type ArticleRefusal =
  | { readonly kind: "signIn" }
  | { readonly kind: "author" }
  | { readonly kind: "forbidden" }
  | { readonly kind: "wait"; readonly seconds: number | null }
  | { readonly kind: "gone" }
  | { readonly kind: "closed" }
  /** More markup than can be shown; its words may be few. */
  | { readonly kind: "tooComplex" }
  /** No answer, or one that cannot be read: it may have arrived all the same. */
  | { readonly kind: "noAnswer" }
  | { readonly kind: "other" };

/** Code of the community service for an article that is gone, and for a board that is not open here. */
const GONE = 40905;
const NOT_OPEN = 40904;

export function articleRefusalOf(failure: RequestFailure): ArticleRefusal {
  if (failure.kind !== "status") return { kind: "noAnswer" };
  switch (failure.status) {
    case 400:
      return { kind: reasonOf(failure.details) === "too_complex" ? "tooComplex" : "other" };
    case 413:
      return { kind: "tooComplex" };
    case 401:
      return { kind: "signIn" };
    case 403:
      return { kind: reasonOf(failure.details) === "not_author" ? "author" : "forbidden" };
    case 409:
      return { kind: failure.code === GONE ? "gone" : failure.code === NOT_OPEN ? "closed" : "other" };
    case 429:
      return { kind: "wait", seconds: failure.retryAfterSeconds };
    default:
      return { kind: "other" };
  }
}

/** Why a request was refused, where the answer says it in one word. */
export function reasonOf(details: unknown): unknown {
  return typeof details === "object" && details !== null && "reason" in details ? details.reason : null;
}
