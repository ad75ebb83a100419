import type { SessionCheck, SessionUser, VersionConfig } from "#core/session/session.ts";

/** An answer of the session check that asks for nothing but what is named, from somebody or, with `null`, from a guest. */
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
