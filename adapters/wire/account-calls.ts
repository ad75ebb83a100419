import * as account from "./account.ts";
import type { Call } from "./call.ts";

export const getAccountSecurity = {
  method: "GET",
  path: "/api/account/security",
  service: "session",
  summary: "How the player's own account is protected, and its country",
  access: "player",
  answer: account.accountSecurityAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const changePassword = {
  method: "PUT",
  path: "/api/account/password",
  service: "session",
  summary:
    "Changes the password and ends all other sessions. 403 `WRONG_PASSWORD`; 400 with `details` `passwordShort`, `passwordLong`, `passwordBlank`, `passwordCommon` or `passwordBreached`",
  access: "player",
  body: account.changePasswordBodySchema,
  answer: account.changePasswordAnswerSchema,
  errors: [401, 403],
} as const satisfies Call;

export const changeEmail = {
  method: "PUT",
  path: "/api/account/email",
  service: "session",
  summary:
    "Sends a link to a new e-mail address, which counts once it was opened; the second factor is asked for where there is one. 400 with `details` `emailMissing` or `emailFormat`; 403 `WRONG_PASSWORD` or `WRONG_CODE`; 409 where no mails are sent",
  access: "player",
  body: account.changeEmailBodySchema,
  answer: account.accountEmailAnswerSchema,
  errors: [401, 403, 409],
} as const satisfies Call;

export const sendEmailLink = {
  method: "POST",
  path: "/api/account/email/link",
  service: "session",
  summary: "Sends another link to the address that waits for it; 409 if none does",
  access: "player",
  answer: account.accountEmailAnswerSchema,
  errors: [401, 409],
} as const satisfies Call;

export const removeEmail = {
  method: "POST",
  path: "/api/account/email/remove",
  service: "session",
  summary: "Removes the e-mail address of the account. 403 `WRONG_PASSWORD` or `WRONG_CODE`",
  access: "player",
  body: account.removeEmailBodySchema,
  answer: account.accountEmailAnswerSchema,
  errors: [401, 403, 409],
} as const satisfies Call;

export const listAccountSessions = {
  method: "GET",
  path: "/api/account/sessions",
  service: "session",
  summary: "The account's sessions, the current one first, then by last use",
  access: "player",
  answer: account.accountSessionListAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const endAccountSession = {
  method: "DELETE",
  path: "/api/account/sessions/{sessionId}",
  service: "session",
  summary: "Ends one of the account's sessions; one that is over already counts as ended",
  access: "player",
  parameters: { sessionId: account.accountSessionIdSchema },
  answer: account.endedSessionsAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const endOtherAccountSessions = {
  method: "DELETE",
  path: "/api/account/sessions",
  service: "session",
  summary: "Ends all sessions of the account but the current one",
  access: "player",
  answer: account.endedSessionsAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const closeAccount = {
  method: "POST",
  path: "/api/account/close",
  service: "session",
  summary:
    "Closes the account and ends all its sessions; it is deleted later, unless its player signs in and keeps it. 403 `WRONG_PASSWORD` or `WRONG_CODE`",
  access: "player",
  body: account.closeAccountBodySchema,
  answer: account.closeAccountAnswerSchema,
  errors: [401, 403],
} as const satisfies Call;

export const exportAccount = {
  method: "GET",
  path: "/api/account/export",
  service: "session",
  summary: "Everything that is stored about the player, without secrets",
  access: "player",
  answer: account.exportAccountAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const changeProfile = {
  method: "PUT",
  path: "/api/account/profile",
  service: "session",
  summary:
    "Changes the nickname and the picture that other players see. 400 with `details` `nicknameMissing`, `nicknameLong`, `nicknameFormat` or `nicknameReserved`",
  access: "player",
  body: account.changeProfileBodySchema,
  answer: account.changeProfileAnswerSchema,
  errors: [401],
} as const satisfies Call;

export const changeCountry = {
  method: "PUT",
  path: "/api/account/country",
  service: "session",
  summary: "Changes the account's country, at most every 90 days; 409 `COUNTRY_CHANGED_RECENTLY`",
  access: "player",
  body: account.changeCountryBodySchema,
  answer: account.changeCountryAnswerSchema,
  errors: [401, 409],
} as const satisfies Call;

export const beginSecondFactor = {
  method: "POST",
  path: "/api/account/second-factor",
  service: "session",
  summary: "Makes a secret for an authenticator app; it counts once it is confirmed. 403 `WRONG_PASSWORD`",
  access: "player",
  body: account.beginSecondFactorBodySchema,
  answer: account.beginSecondFactorAnswerSchema,
  errors: [401, 403, 409],
} as const satisfies Call;

export const confirmSecondFactor = {
  method: "PUT",
  path: "/api/account/second-factor",
  service: "session",
  summary: "Switches the second factor on with a first code; answers with recovery codes. 403 `WRONG_CODE`",
  access: "player",
  body: account.confirmSecondFactorBodySchema,
  answer: account.recoveryCodesAnswerSchema,
  errors: [401, 403, 409],
} as const satisfies Call;

export const removeSecondFactor = {
  method: "POST",
  path: "/api/account/second-factor/remove",
  service: "session",
  summary: "Switches the second factor off. 403 `WRONG_PASSWORD` or `WRONG_CODE`; 409 where it is required",
  access: "player",
  body: account.removeSecondFactorBodySchema,
  answer: account.secondFactorAnswerSchema,
  errors: [401, 403, 409],
} as const satisfies Call;
