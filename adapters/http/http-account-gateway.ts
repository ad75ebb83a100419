import type * as v from "valibot";
import type { AccountEmail, ProfileChoice } from "#core/account/account-security.ts";
import type { Passkey } from "#core/account/passkey.ts";
import type { AccountGateway } from "#core/ports/account-gateway.ts";
import * as calls from "../wire/account-calls.ts";
import * as passkeyCalls from "../wire/passkey-calls.ts";
import type { passkeySchema } from "../wire/passkeys.ts";
import type { HttpClient } from "./http-client.ts";
import { mapResult } from "./map-result.ts";
import { createStaticResolver } from "./static-addresses.ts";

/**
 * Profile, password, e-mail, sessions, second factor, passkeys and country of an account over HTTP. `wstaticDomain` is where the
 * pictures of profiles are, empty for the page's own origin.
 */
export function createHttpAccountGateway(client: HttpClient, wstaticDomain: string): AccountGateway {
  const resolve = createStaticResolver(wstaticDomain);
  return {
    getSecurity: async (options) =>
      mapResult(await client.send(calls.getAccountSecurity, {}, options), (answer) => ({
        userName: answer.user_name,
        passwordChangedAt: answer.password_changed_at,
        countryCode: answer.country_code,
        countries: answer.countries,
        countryChangeableAt: answer.country_changeable_at,
        secondFactor: {
          isOn: answer.second_factor.is_on,
          isRequired: answer.second_factor.is_required,
          recoveryCodesLeft: answer.second_factor.recovery_codes_left,
        },
        email: answer.email === null ? null : emailOf(answer.email),
        passkeys: answer.passkeys && {
          rpId: answer.passkeys.rp_id,
          maximum: answer.passkeys.maximum,
          list: answer.passkeys.list.map(passkeyOf),
        },
        profile: answer.profile && {
          ...choiceOf(answer.profile),
          pictures: answer.profile.pictures.map(({ id, address }) => ({ id, address: resolve(address) })),
        },
      })),
    changePassword: async (currentPassword, newPassword) => {
      const body = { current_password: currentPassword, new_password: newPassword };
      return mapResult(await client.send(calls.changePassword, { body }), (answer) => answer.ended_sessions);
    },
    changeEmail: async (email, password, code) =>
      mapResult(await client.send(calls.changeEmail, { body: { email, password, code } }), emailOf),
    sendEmailLink: async () => mapResult(await client.send(calls.sendEmailLink, {}), emailOf),
    removeEmail: async (password, code) =>
      mapResult(await client.send(calls.removeEmail, { body: { password, code } }), emailOf),
    listSessions: async (options) =>
      mapResult(await client.send(calls.listAccountSessions, {}, options), ({ sessions }) =>
        sessions.map((session) => ({
          id: session.id,
          browser: session.browser,
          system: session.system,
          shell: session.shell,
          createdAt: session.created_at,
          lastSeenAt: session.last_seen_at,
          isCurrent: session.is_current,
        })),
      ),
    endSession: async (sessionId) =>
      mapResult(await client.send(calls.endAccountSession, { parameters: { sessionId } }), () => null),
    endOtherSessions: async () =>
      mapResult(await client.send(calls.endOtherAccountSessions, {}), (answer) => answer.ended_sessions),
    beginSecondFactor: async (password) => client.send(calls.beginSecondFactor, { body: { password } }),
    confirmSecondFactor: async (code) =>
      mapResult(await client.send(calls.confirmSecondFactor, { body: { code } }), (answer) => answer.recovery_codes),
    removeSecondFactor: async (password, code) =>
      mapResult(await client.send(calls.removeSecondFactor, { body: { password, code } }), () => null),
    beginPasskey: async (proof) => client.send(passkeyCalls.beginPasskey, { body: proof }),
    addPasskey: async ({ response: { transports, ...response }, ...made }) => {
      const credential = { ...made, response: { ...response, transports: [...transports] } };
      return mapResult(await client.send(passkeyCalls.addPasskey, { body: { credential } }), passkeyOf);
    },
    renamePasskey: async (passkeyId, name) =>
      mapResult(
        await client.send(passkeyCalls.renamePasskey, { parameters: { passkeyId }, body: { name } }),
        passkeyOf,
      ),
    removePasskey: async (passkeyId, password) =>
      mapResult(
        await client.send(passkeyCalls.removePasskey, { parameters: { passkeyId }, body: { password } }),
        () => null,
      ),
    changeCountry: async (countryCode) =>
      mapResult(await client.send(calls.changeCountry, { body: { country_code: countryCode } }), (answer) => ({
        countryCode: answer.country_code,
        countryChangeableAt: answer.country_changeable_at,
      })),
    close: async ({ password, code }) =>
      mapResult(await client.send(calls.closeAccount, { body: { password, code } }), (answer) => answer.deleted_at),
    exportData: async () =>
      mapResult(await client.send(calls.exportAccount, {}), ({ exported_at, data }) => ({
        exportedAt: exported_at,
        data,
      })),
    changeProfile: async ({ nickname, pictureId }) =>
      mapResult(await client.send(calls.changeProfile, { body: { nickname, picture_id: pictureId } }), choiceOf),
  };
}

function emailOf(answer: { readonly address: string | null; readonly pending_address: string | null }): AccountEmail {
  return { address: answer.address, pendingAddress: answer.pending_address };
}

function choiceOf(answer: { readonly nickname: string; readonly picture_id: string }): ProfileChoice {
  return { nickname: answer.nickname, pictureId: answer.picture_id };
}

function passkeyOf(passkey: v.InferOutput<typeof passkeySchema>): Passkey {
  return { id: passkey.id, name: passkey.name, createdAt: passkey.created_at, lastUsedAt: passkey.last_used_at };
}
