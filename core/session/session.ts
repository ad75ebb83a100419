import type { GameCode, Instant } from "../catalogue/game.ts";

/** The signed-in player. */
export interface SessionUser {
  readonly userId: string;
  readonly nickname: string;
  readonly countryCode: string;
  /** Credential kinds the player holds (`ncj`, `guest`). */
  readonly credentialCodes: readonly string[];
  /** Whether the player moderates posts; absent for all others. */
  readonly isModerator?: true;
}

/** Versions the server announces, with the paths each concerns; an absent or empty list means every path. */
export interface VersionConfig {
  readonly pageVersion: string | null;
  readonly refreshVersion: string | null;
  readonly reloadVersion: string | null;
  readonly pagePaths: readonly string[];
  readonly refreshPaths: readonly string[];
  readonly reloadPaths: readonly string[];
  /** `'session.minute'` of the wire: minutes between two checks. */
  readonly sessionMinutes: number | null;
}

export interface SessionCheck {
  /** Public id of the session (`X-Pp-Sid`); `null` for a guest. */
  readonly sessionId: string | null;
  readonly config: VersionConfig;
  readonly user: SessionUser | null;
  /** The requested game. */
  readonly gameCode: GameCode | null;
  /** Release date of that game, where it has one. */
  readonly releaseDate: Instant | null;
}
