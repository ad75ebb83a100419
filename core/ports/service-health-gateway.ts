import type { Result } from "../failures/request-failure.ts";
import type { PlayerService, ServiceAnswer } from "../failures/service-health.ts";
import type { CallOptions } from "./catalogue-gateway.ts";

/** Checks of the services behind the store. Never throws. */
export interface ServiceHealthGateway {
  /**
   * Sends one cheap request to a service, which changes nothing and recovers no session. `hasPlayer`: whether it may be a
   * request that guests are refused.
   */
  check(service: PlayerService, hasPlayer: boolean, options?: CallOptions): Promise<Result<ServiceAnswer>>;
}
