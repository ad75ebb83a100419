import type { SessionCheck, SessionUser, VersionConfig } from "#core/session/session.ts";

/**
 * An answer of the session check without version prompts except the given ones, for a player or, with `null`, a guest.
 */
export const sessionCheckOf = (user: SessionUser | null, config: Partial<VersionConfig> = {}): SessionCheck => ({
  sessionId: "sid",
  config: {
    pageVersion: null,
    refreshVersion: null,
    reloadVersion: null,
    pagePaths: [],
    refreshPaths: [],
    reloadPaths: [],
    sessionMinutes: null,
    ...config,
  },
  user,
  gameCode: null,
  releaseDate: null,
});
