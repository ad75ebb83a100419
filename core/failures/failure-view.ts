import { classifyFailure, type Maintenance, maintenanceOf } from "./classify-failure.ts";
import type { RequestFailure } from "./request-failure.ts";

/**
 * View of a screen that could not load its data (Spec §2 and §8).
 *
 * | view        | shows                                                                   |
 * |-------------|-------------------------------------------------------------------------|
 * | empty       | the ordinary empty state with one action                                |
 * | opens_soon  | the panel "the board opens soon" with a link to the store page          |
 * | sign_in     | what needs a player, with the way to sign in                            |
 * | forbidden   | that the player may not, with the machine-readable reason               |
 * | not_found   | the not-found page inside the page shell                                |
 * | maintenance | the work in local time, with a countdown and a re-check                 |
 * | offline     | that the service cannot be reached, with a way to try again             |
 * | wait        | that there were too many requests, with the seconds to wait if known     |
 * | error       | the generic error screen: Refresh and Customer service                  |
 */
export type FailureView =
  | { readonly kind: "empty" }
  | { readonly kind: "opens_soon" }
  | { readonly kind: "sign_in" }
  | { readonly kind: "forbidden"; readonly reason: string | null }
  | { readonly kind: "not_found" }
  | { readonly kind: "maintenance"; readonly maintenance: Maintenance }
  | { readonly kind: "offline" }
  | { readonly kind: "wait"; readonly seconds: number | null }
  | { readonly kind: "error"; readonly traceId: string | null };

export function failureViewOf(failure: RequestFailure): FailureView {
  const maintenance = maintenanceOf(failure);
  if (maintenance !== null) return { kind: "maintenance", maintenance };
  switch (classifyFailure(failure)) {
    case "lime":
      return { kind: "opens_soon" };
    case "empty":
      return { kind: "empty" };
    case "not_found":
      return { kind: "not_found" };
    case "unreachable":
      return { kind: "offline" };
    case "authentication":
      return authenticationView(failure);
    case "too_many":
      return { kind: "wait", seconds: failure.kind === "status" ? failure.retryAfterSeconds : null };
    default:
      return { kind: "error", traceId: failure.kind === "status" ? failure.traceId : null };
  }
}

function authenticationView(failure: RequestFailure): FailureView {
  if (failure.kind !== "status" || failure.status === 401) return { kind: "sign_in" };
  return { kind: "forbidden", reason: typeof failure.code === "string" ? failure.code : null };
}
