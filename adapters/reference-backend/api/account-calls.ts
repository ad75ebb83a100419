import { countryChangeableAt } from "#core/account/country-change.ts";
import { rememberDevice } from "../domain/accounts/known-device.ts";
import { setPassword } from "../domain/accounts/own-password.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  realTimeOf,
  removeSecondFactor,
  takeSecondFactorCode,
} from "../domain/accounts/second-factor.ts";
import { isSecondFactorRequired } from "../domain/accounts/second-factor-duty.ts";
import { SUPPORTED_COUNTRIES } from "../domain/catalogue/currency.ts";
import { recipientOf } from "../domain/emails/account-emails.ts";
import { endSessionsOf, listSessions } from "../domain/session/account-sessions.ts";
import { replaceToken } from "../domain/session/sessions.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import { CallRefusal } from "../http/call-refusal.ts";
import { type RequestScope, requirePlayer, requireSession } from "../http/request-scope.ts";
import { logSecurityEvent, type SecurityEvent, type SessionEnder } from "../security-log.ts";
import type { Services } from "../services.ts";
import { emailAnswer } from "./account-email-calls.ts";
import { profileAnswer } from "./account-profile-calls.ts";
import { accountProof, readAccount, wrongCode } from "./account-proof.ts";
import { accountMail } from "./mails/account-mails.ts";
import { shownPasskeys } from "./passkey-calls.ts";

type AccountCalls = Pick<
  CallHandlers,
  | "getAccountSecurity"
  | "changePassword"
  | "listAccountSessions"
  | "endAccountSession"
  | "endOtherAccountSessions"
  | "beginSecondFactor"
  | "confirmSecondFactor"
  | "removeSecondFactor"
>;

/** Calls for the player's own account: password, sessions, second factor. */
export function accountCalls(services: Services): AccountCalls {
  const { queries } = services.database;
  const { tryProof, requirePassword } = accountProof(services);
  const log = (scope: RequestScope, event: SecurityEvent) => logSecurityEvent(services.logger, event, scope.traceId);
  const logEnded = (scope: RequestScope, count: number, by: SessionEnder) => {
    if (count > 0) log(scope, { event: "session_ended", account: requirePlayer(scope).accountId, count, by });
  };

  return {
    getAccountSecurity: async ({ scope }) => {
      const { accountId } = requirePlayer(scope);
      const account = await readAccount(services, accountId);
      const changeableAt = countryChangeableAt(account.countryChangedAt?.getTime() ?? null, scope.now.getTime());
      const secondFactor = await readSecondFactor(queries, accountId);
      return {
        user_name: account.userName ?? "",
        email: services.mails === null ? null : await emailAnswer(queries, accountId),
        password_changed_at: account.passwordChangedAt?.toISOString() ?? null,
        country_code: account.countryCode,
        countries: SUPPORTED_COUNTRIES,
        country_changeable_at: changeableAt === null ? null : new Date(changeableAt).toISOString(),
        second_factor: {
          is_on: secondFactor.isOn,
          is_required: await isSecondFactorRequired(services, accountId),
          recovery_codes_left: secondFactor.recoveryCodesLeft,
        },
        passkeys: await shownPasskeys(services, scope),
        profile: profileAnswer(accountId, account),
      };
    },

    changePassword: async ({ body, scope }) => {
      const { accountId, nickname } = requirePlayer(scope);
      const { now } = scope;
      await tryProof(scope, () => requirePassword(scope, body.current_password));
      const { userName } = await readAccount(services, accountId);
      const problem = await services.checkPassword(body.new_password, { userName: userName ?? "", nickname });
      if (problem !== null) throw passwordRefusal(problem);
      await setPassword(queries, { accountId, password: body.new_password, now });
      const { publicId } = requireSession(scope);
      const ended = await endSessionsOf(queries, { accountId, butNot: publicId }, now);
      await renewCookie(scope, publicId);
      const device = await rememberDevice(queries, scope.request, accountId);
      if (device !== null) scope.answerHeaders.append("Set-Cookie", device);
      log(scope, { event: "password_changed", account: accountId });
      services.mails?.post(async () => {
        const recipient = await recipientOf(queries, accountId);
        if (recipient === null) return [];
        return [accountMail(services, { kind: "passwordChanged", recipient, userName: userName ?? "" })];
      });
      logEnded(scope, ended, "password_change");
      return { result: true, ended_sessions: ended };
    },

    listAccountSessions: async ({ scope }) => {
      const { accountId } = requirePlayer(scope);
      const { publicId } = requireSession(scope);
      const rows = await listSessions(queries, { accountId, currentId: publicId, now: scope.now });
      return {
        sessions: rows.map((row) => ({
          id: row.id,
          browser: row.browser,
          system: row.system,
          shell: row.shell,
          created_at: row.createdAt.toISOString(),
          last_seen_at: row.lastSeenAt.toISOString(),
          is_current: row.id === publicId,
        })),
      };
    },

    endAccountSession: async ({ parameters, scope }) => {
      const { accountId } = requirePlayer(scope);
      const ended = await endSessionsOf(queries, { accountId, only: parameters.sessionId }, scope.now);
      logEnded(scope, ended, "player");
      return { ended_sessions: ended };
    },

    endOtherAccountSessions: async ({ scope }) => {
      const { accountId } = requirePlayer(scope);
      const { publicId } = requireSession(scope);
      const ended = await endSessionsOf(queries, { accountId, butNot: publicId }, scope.now);
      logEnded(scope, ended, "player");
      return { ended_sessions: ended };
    },

    beginSecondFactor: async ({ body, scope }) => {
      const { accountId } = requirePlayer(scope);
      await tryProof(scope, () => requirePassword(scope, body.password));
      const begun = await beginSecondFactor(queries, accountId);
      if (begun === null) throw new CallRefusal(409, "SECOND_FACTOR_ON", "The second factor is on already.");
      return begun;
    },

    confirmSecondFactor: async ({ body, scope }) => {
      const { accountId } = requirePlayer(scope);
      const { now } = scope;
      const time = await realTimeOf(services, now);
      const confirmed = await tryProof(scope, async () => {
        const confirmation = await confirmSecondFactor(queries, { accountId, code: body.code, time, now });
        if (!confirmation.ok && confirmation.reason === "wrongCode") throw wrongCode();
        return confirmation;
      });
      if (!confirmed.ok) {
        throw confirmed.reason === "alreadyOn"
          ? new CallRefusal(409, "SECOND_FACTOR_ON", "The second factor is on already.")
          : new CallRefusal(409, "SECOND_FACTOR_NOT_BEGUN", "The second factor has not been begun.");
      }
      // Other sessions were signed in by the password alone.
      const { publicId } = requireSession(scope);
      const ended = await endSessionsOf(queries, { accountId, butNot: publicId }, now);
      log(scope, { event: "second_factor_on", account: accountId });
      logEnded(scope, ended, "second_factor");
      return { recovery_codes: confirmed.recoveryCodes };
    },

    removeSecondFactor: async ({ body, scope }) => {
      const { accountId } = requirePlayer(scope);
      if (!(await readSecondFactor(queries, accountId)).isOn) {
        throw new CallRefusal(409, "SECOND_FACTOR_OFF", "The second factor is off.");
      }
      if (await isSecondFactorRequired(services, accountId)) {
        throw new CallRefusal(409, "SECOND_FACTOR_REQUIRED", "This account has to have a second factor.");
      }
      const time = await realTimeOf(services, scope.now);
      const kind = await tryProof(scope, async () => {
        await requirePassword(scope, body.password);
        const taken = await takeSecondFactorCode(queries, { accountId, code: body.code, time });
        if (taken === null) throw wrongCode();
        return taken;
      });
      if (kind === "recovery") {
        const { recoveryCodesLeft: left } = await readSecondFactor(queries, accountId);
        log(scope, { event: "recovery_code_used", account: accountId, left });
      }
      await removeSecondFactor(queries, accountId);
      log(scope, { event: "second_factor_off", account: accountId, by: "player" });
      return { result: true };
    },
  };

  async function renewCookie(scope: RequestScope, publicId: string): Promise<void> {
    const renewed = await replaceToken(queries, publicId, scope.now);
    if (renewed === null) return;
    const seconds = Math.floor((renewed.expiresAt.getTime() - scope.now.getTime()) / 1_000);
    scope.answerHeaders.append("Set-Cookie", scope.services.sessionCookie.write(scope.request, renewed.token, seconds));
  }
}

function passwordRefusal(problem: string): CallRefusal {
  const fields = [{ field: "body.new_password", message: problem }];
  return new CallRefusal(400, "INVALID_INPUT", "The request is not valid.", { details: { fields, reason: problem } });
}
