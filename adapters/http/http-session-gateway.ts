import type { InferOutput } from "valibot";
import { succeed } from "#core/failures/request-failure.ts";
import type { SessionGateway } from "#core/ports/session-gateway.ts";
import type { SessionCheck, SessionUser } from "#core/session/session.ts";
import type { sessionCheckAnswerSchema, sessionUserAnswerSchema } from "../wire/session.ts";
import * as calls from "../wire/session-calls.ts";
import { mapResult } from "./map-result.ts";
import type { RecoveringHttpClient } from "./recovering-http-client.ts";
import type { SessionId } from "./session-id.ts";
import { createStaticResolver } from "./static-addresses.ts";

/**
 * Session, sign-out and single sign-on over HTTP. `sessionId` is the one that `client` sends; `wstaticDomain` is where
 * the pictures of characters are, empty for the page's own origin.
 */
export function createHttpSessionGateway(
  client: RecoveringHttpClient,
  sessionId: SessionId,
  wstaticDomain: string,
): SessionGateway {
  const resolve = createStaticResolver(wstaticDomain);
  return {
    check: async (gameCode, options) =>
      mapResult(
        await client.once.send(calls.checkSession, { query: { gameCode: gameCode ?? undefined } }, options),
        (answer) => readCheck(answer, gameCode, sessionId.read()),
      ),
    getUser: async (options) => mapResult(await client.send(calls.getSessionUser, {}, options), readUser),
    getSsoUrl: async (url) => mapResult(await client.send(calls.requestSso, { body: { url } }), ({ ssoUrl }) => ssoUrl),
    getProfile: async (gameCode) =>
      mapResult(await client.send(calls.getProfile, { body: { gameCode: gameCode ?? undefined } }), (profile) => ({
        ...profile,
        profileImage: resolve(profile.profileImage),
      })),
    signOut: async () => {
      const result = await client.once.send(calls.signOut, { query: { redirect: "false" } });
      sessionId.write(null);
      return mapResult(result, () => null);
    },
    recoverBy: async (recover) => {
      client.recoverBy(recover);
      return succeed(null);
    },
  };
}

function readUser(answer: InferOutput<typeof sessionUserAnswerSchema>): SessionUser | null {
  if (answer.user_id === null) return null;
  return {
    userId: answer.user_id,
    nickname: answer.nickname ?? "",
    countryCode: answer.country_code ?? "",
    credentialCodes: answer.user_credential_codes ?? [],
    ...(answer.is_moderator === true && { isModerator: true }),
  };
}

function readCheck(
  answer: InferOutput<typeof sessionCheckAnswerSchema>,
  gameCode: string | null,
  sessionId: string | null,
): SessionCheck {
  const { config } = answer;
  const user = readUser(answer.user);
  return {
    sessionId: user === null ? null : sessionId,
    config: {
      pageVersion: config.pageVersion ?? null,
      refreshVersion: config.refreshVersion ?? null,
      reloadVersion: config.reloadVersion ?? null,
      pagePaths: config.pagePaths ?? [],
      refreshPaths: config.refeshPaths ?? [],
      reloadPaths: config.reloadPaths ?? [],
      sessionMinutes: config["session.minute"] ?? null,
    },
    user,
    gameCode,
    releaseDate: gameCode === null ? null : (answer[gameCode]?._metadata?.releaseDate ?? null),
  };
}
