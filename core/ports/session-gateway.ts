import type { GameCode } from "../catalogue/game.ts";
import type { Result } from "../failures/request-failure.ts";
import type { SessionCheck, SessionUser } from "../session/session.ts";
import type { CallOptions } from "./catalogue-gateway.ts";

/** Character shown beside the player's name (`POST /purple/getMyProfileInfo`). */
export interface ProfileInfo {
  readonly gameCode: GameCode;
  readonly serverId: string;
  readonly characterId: string;
  readonly characterName: string;
  readonly profileImage: string;
  readonly dateChangeCharacterName: string;
  readonly dateChangeCharacterId: string;
}

/**
 * Recovers an expired session without the player; its own steps have timeouts. `true`: the same player is signed in
 * again.
 */
export type RecoverSession = () => Promise<boolean>;

/** Session, sign-out and single sign-on (Spec §4 and §7). Never throws. */
export interface SessionGateway {
  /** `GET /api/session/check`: stores the `X-Pp-Sid` of the answer and sends it with every later request. */
  check(gameCode: GameCode | null, options?: CallOptions): Promise<Result<SessionCheck>>;
  /** `GET /api/session/user`; `null` for a guest. */
  getUser(options?: CallOptions): Promise<Result<SessionUser | null>>;
  /** `POST /api/session/sso`: the address that opens `url` signed in. */
  getSsoUrl(url: string): Promise<Result<string>>;
  /** `POST /purple/getMyProfileInfo`; 401 for guests. */
  getProfile(gameCode: GameCode | null): Promise<Result<ProfileInfo>>;
  /** `GET /logout?redirect=false`; forgets the session id even when the call fails. */
  signOut(): Promise<Result<null>>;
  /**
   * From now on a call of any gateway that fails with 401, which means that nothing was done, is repeated once if
   * `recover` resolves to `true` (Spec §4 and §8); `null` ends that. Checks and sign-out, whose 401 is
   * an answer, are not repeated, nor is a call that failed with 401 after a recovery, until it has succeeded.
   */
  recoverBy(recover: RecoverSession | null): Promise<Result<null>>;
}
