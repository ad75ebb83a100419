import type { Instant } from "../catalogue/game.ts";
import { maintenanceOf } from "./classify-failure.ts";
import { SLOW_ANSWER_MS } from "./constants.ts";
import type { RequestFailure, Result } from "./request-failure.ts";
import { serviceStatusOf, worstStatusOf } from "./service-status.ts";

/** Services by what players use them for, in the order of the status page. */
export const PLAYER_SERVICES = [
  "store",
  "signIn",
  "payment",
  "boards",
  "news",
  "notifications",
  "editorial",
  "miniGame",
  "media",
] as const;

export type PlayerService = (typeof PLAYER_SERVICES)[number];

/** What a service answered to a check. */
export interface ServiceAnswer {
  readonly durationMs: number;
}

export type ServiceHealth =
  | { readonly kind: "works" | "slow" | "down" }
  | { readonly kind: "maintenance"; readonly from: Instant; readonly to: Instant };

/**
 * Health of a service by its answer. A refusal is an answer too: it only concerns that request. How long a refused
 * request took is unknown, so it never makes a service slow.
 */
export function serviceHealthOf(result: Result<ServiceAnswer>): ServiceHealth {
  if (result.ok) return { kind: result.value.durationMs < SLOW_ANSWER_MS ? "works" : "slow" };
  const maintenance = maintenanceOf(result.failure);
  if (maintenance !== null) return { kind: "maintenance", from: maintenance.from, to: maintenance.to };
  return { kind: serviceStatusOf(result.failure) === "NORMAL" ? "works" : "down" };
}

/** Result of a service that consists of several parts: the worst failure, or the slowest answer. */
export function worstAnswerOf(results: readonly Result<ServiceAnswer>[]): Result<ServiceAnswer> {
  const failures = results.flatMap((result): readonly RequestFailure[] => (result.ok ? [] : [result.failure]));
  const worst = worstStatusOf(failures.map(serviceStatusOf));
  const failure = failures.find((one) => serviceStatusOf(one) === worst);
  if (failure !== undefined) return { ok: false, failure };
  return { ok: true, value: { durationMs: Math.max(0, ...results.map((one) => (one.ok ? one.value.durationMs : 0))) } };
}
