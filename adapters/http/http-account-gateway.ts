import type { AccountGateway } from "#core/ports/account-gateway.ts";
import * as calls from "../wire/account-calls.ts";
import type { HttpClient } from "./http-client.ts";
import { mapResult } from "./map-result.ts";

/** Password, sessions, second factor and country of an account over HTTP. */
export function createHttpAccountGateway(client: HttpClient): AccountGateway {
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
      })),
    changePassword: async (currentPassword, newPassword) => {
      const body = { current_password: currentPassword, new_password: newPassword };
      return mapResult(await client.send(calls.changePassword, { body }), (answer) => answer.ended_sessions);
    },
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
    changeCountry: async (countryCode) =>
      mapResult(await client.send(calls.changeCountry, { body: { country_code: countryCode } }), (answer) => ({
        countryCode: answer.country_code,
        countryChangeableAt: answer.country_changeable_at,
      })),
  };
}
