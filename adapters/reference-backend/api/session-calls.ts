import { and, eq } from "drizzle-orm";
import type * as v from "valibot";
import { PUBLISHER_HEADERS } from "#adapters/wire/headers.ts";
import type { sessionCheckAnswerSchema, sessionUserAnswerSchema } from "#adapters/wire/session.ts";
import type { Queries } from "../database/database.ts";
import { characters } from "../database/schema/index.ts";
import { requireGame } from "../domain/catalogue/require-game.ts";
import { readerOf } from "../domain/community/reader.ts";
import { avatarAddressOf } from "../domain/media/avatar.ts";
import { endSession } from "../domain/session/sessions.ts";
import { isOwnedAddress, issueSsoCode } from "../domain/session/sso.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { CallRefusal, invalidInput } from "../http/call-refusal.ts";
import { hasSessionCookie, type RequestScope, requirePlayer } from "../http/request-scope.ts";
import { logSecurityEvent } from "../security-log.ts";
import type { Services } from "../services.ts";
import { readAccount } from "./account-proof.ts";

type SessionCalls = Pick<CallHandlers, "checkSession" | "getSessionUser" | "requestSso" | "getProfile" | "signOut">;

export function sessionCalls(services: Services): SessionCalls {
  const { queries } = services.database;
  return {
    checkSession: async ({ query, scope }) => {
      requireLiveSession(scope);
      if (scope.session !== null) scope.answerHeaders.set(PUBLISHER_HEADERS.sessionId, scope.session.publicId);
      const { versions } = await services.controls.read();
      const config = {
        ...(versions.pageVersion === null ? {} : { pageVersion: versions.pageVersion }),
        ...(versions.refreshVersion === null ? {} : { refreshVersion: versions.refreshVersion }),
        ...(versions.reloadVersion === null ? {} : { reloadVersion: versions.reloadVersion }),
        pagePaths: versions.pagePaths,
        refeshPaths: versions.refreshPaths,
        reloadPaths: versions.reloadPaths,
        ...(versions.sessionMinutes === null ? {} : { "session.minute": versions.sessionMinutes }),
      };
      const answer: Record<string, unknown> = { config, user: await userOf(scope, queries) };
      const { gameCode } = query;
      // A game cannot be named like the fixed entries of the answer.
      if (gameCode !== undefined && !(gameCode in answer)) {
        answer[gameCode] = {
          _metadata: { releaseDate: scope.closedGames.has(gameCode) ? null : await releaseDateOf(services, gameCode) },
        };
      }
      // Fixed entries beside free ones have no type of their own in TypeScript.
      return answer as v.InferInput<typeof sessionCheckAnswerSchema>;
    },

    getSessionUser: async ({ scope }) => {
      requireLiveSession(scope);
      return await userOf(scope, queries);
    },

    requestSso: async ({ body, scope }) => {
      const { accountId } = requirePlayer(scope);
      const allowsHttp = services.environment !== "live";
      if (!isOwnedAddress(body.url, services.ownedDomains, { allowsHttp })) {
        throw invalidInput({ field: "body.url", message: "It is not an address of an owned domain." });
      }
      const { clientAddress, now, traceId } = scope;
      const code = await issueSsoCode(queries, { accountId, target: body.url, clientAddress, now });
      logSecurityEvent(services.logger, { event: "sso_issued", account: accountId }, traceId);
      const address = new URL(services.addresses.sso, scope.request.url);
      address.searchParams.set("code", code);
      return { ssoUrl: address.href };
    },

    getProfile: async ({ body, scope }) => {
      const { accountId, nickname } = requirePlayer(scope);
      const { gameCode } = body;
      const { avatar } = await readAccount(services, accountId);
      const [character] = await queries
        .select()
        .from(characters)
        .where(and(eq(characters.accountId, accountId), eq(characters.gameCode, gameCode)));
      return {
        gameCode,
        serverId: character?.serverId ?? "",
        characterId: character?.characterId ?? "",
        // Players without a character in the game are shown with the name of their account.
        characterName: character?.characterName ?? nickname,
        profileImage: avatarAddressOf(accountId, avatar),
        dateChangeCharacterName: character?.nameChangedAt.toISOString() ?? "",
        dateChangeCharacterId: character?.idChangedAt.toISOString() ?? "",
      };
    },

    signOut: async ({ query, scope }) => {
      const token = services.sessionCookie.read(scope.request);
      const accountId = token === null ? null : await endSession(queries, token);
      if (accountId !== null) {
        logSecurityEvent(services.logger, { event: "signed_out", account: accountId }, scope.traceId);
      }
      scope.answerHeaders.append("Set-Cookie", services.sessionCookie.expire(scope.request));
      if (query.redirect !== "false") scope.answerHeaders.set("Location", services.addresses.store);
      return { result: true };
    },
  };
}

/** 401 when a session was given but is over, so that the page can recover it. */
function requireLiveSession(scope: RequestScope): void {
  if (scope.session === null && hasSessionCookie(scope)) {
    throw new CallRefusal(401, "SESSION_OVER", "The session is over.");
  }
}

async function userOf(scope: RequestScope, queries: Queries): Promise<v.InferInput<typeof sessionUserAnswerSchema>> {
  const player = scope.session?.player;
  if (player === undefined) return { user_id: null, country_code: null };
  const { role } = await readerOf(queries, scope);
  return {
    user_id: player.accountId,
    country_code: player.countryCode,
    nickname: player.nickname,
    user_credential_codes: [...player.credentialCodes],
    ...(role === "moderator" && { is_moderator: true }),
  };
}

/** Release of a game; an unknown one has none, since the check is about the session. */
async function releaseDateOf(services: Services, gameCode: string): Promise<string | null> {
  try {
    return (await requireGame(services.database.queries, gameCode)).releaseAt;
  } catch (failure) {
    if (failure instanceof CallRefusal && failure.status === 404) return null;
    throw failure;
  }
}
