import type { GameCode, Instant } from "../catalogue/game.ts";
import type { Result } from "../failures/request-failure.ts";
import type { LibraryGame } from "../library/library-game.ts";
import type { CallOptions } from "./catalogue-gateway.ts";

/** Games of a player. Never throws; 401 for guests. */
export interface LibraryGateway {
  /** `GET /api/store/library`: games that the player owns, has owned, has started or has pre-installed, in any order. */
  list(options?: CallOptions): Promise<Result<readonly LibraryGame[]>>;
  /**
   * `POST /api/store/library/{gameCode}/start`: notes that the player starts a game, and answers when. 403 for a game that
   * the player does not own or that is not out.
   */
  recordStart(gameCode: GameCode): Promise<Result<Instant>>;
  /** `PUT /api/store/library/{gameCode}/hidden`; 404 for a game that is not in the library. */
  setHidden(gameCode: GameCode, isHidden: boolean): Promise<Result<boolean>>;
}
