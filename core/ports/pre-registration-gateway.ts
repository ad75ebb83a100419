import type { GameCode } from "../catalogue/game.ts";
import type { PreRegistration } from "../catalogue/pre-registration.ts";
import type { Result } from "../failures/request-failure.ts";
import type { CallOptions } from "./catalogue-gateway.ts";

/** Pre-registrations for games that have not opened in the player's country. Never throws. */
export interface PreRegistrationGateway {
  /** `GET /api/store/pre-registrations`: the games for which the player has pre-registered; 401 for guests. */
  list(options?: CallOptions): Promise<Result<readonly GameCode[]>>;
  /** `GET /api/store/games/{gameCode}/pre-registration`: guests get the number of players only. */
  get(gameCode: GameCode, options?: CallOptions): Promise<Result<PreRegistration>>;
  /**
   * `PUT /api/store/games/{gameCode}/pre-registration`: registers the player, or changes whether they are notified. 403
   * where the game takes no pre-registrations; 401 for guests.
   */
  register(gameCode: GameCode, isNotified: boolean): Promise<Result<PreRegistration>>;
  /** `DELETE /api/store/games/{gameCode}/pre-registration`: withdraws it; no failure where there is none. */
  withdraw(gameCode: GameCode): Promise<Result<PreRegistration>>;
}
