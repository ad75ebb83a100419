import type { GameCode } from "../catalogue/game.ts";
import type { Result } from "../failures/request-failure.ts";
import type { CallOptions } from "./catalogue-gateway.ts";

/** Pre-install requests (Spec §4). Never throws. */
export interface PreInstallGateway {
  /** `GET /api/pre-install/games/{gameCode}`: the status, 0 if none was requested. */
  getStatus(gameCode: GameCode, options?: CallOptions): Promise<Result<number>>;
  /**
   * `POST /api/pre-install/games/{gameCode}`: the status after it. Fails with the status failure whose code is
   * `NET_ERR_ALREADY_REQUEST_PRE_INSTALL` when it had been requested before; the rule of core reads that as 0.
   */
  request(gameCode: GameCode): Promise<Result<number>>;
}
