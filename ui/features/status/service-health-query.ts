import { queryOptions } from "@tanstack/react-query";
import type { Instant } from "#core/catalogue/game.ts";
import { type PlayerService, type ServiceHealth, serviceHealthOf } from "#core/failures/service-health.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";

export interface CheckedService {
  readonly health: ServiceHealth;
  readonly checkedAt: Instant;
}

/** Health of one service. A failed check is a result too, so the query itself never fails. */
export function serviceHealthQuery(scope: QueryScope, service: PlayerService) {
  return queryOptions({
    queryKey: ["service-health", service, ...personalKey(scope)] as const,
    queryFn: async ({ signal }): Promise<CheckedService> => {
      const { serviceHealth, clock } = scope.ports;
      const result = await serviceHealth.check(service, scope.visit.get().user !== null, { signal });
      return { health: serviceHealthOf(result), checkedAt: new Date(clock.now()).toISOString() };
    },
    refetchOnMount: "always",
  });
}
