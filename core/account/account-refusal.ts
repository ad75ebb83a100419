import { refusalReasonIn } from "../failures/failure-text.ts";
import type { RequestFailure } from "../failures/request-failure.ts";
import type { EmailProblem } from "./email.ts";
import type { NicknameProblem } from "./nickname.ts";
import type { PasswordProblem } from "./password.ts";

/** Why the publisher does not take a new password. */
export const PASSWORD_REFUSALS = [
  "passwordShort",
  "passwordLong",
  "passwordBlank",
  "passwordCommon",
  "passwordBreached",
] as const satisfies readonly PasswordProblem[];

/** Why the publisher does not take an e-mail address. */
const EMAIL_REFUSALS = ["emailMissing", "emailFormat"] as const satisfies readonly EmailProblem[];

/** Why the publisher does not take a nickname. */
export const NICKNAME_REFUSALS = [
  "nicknameMissing",
  "nicknameLong",
  "nicknameFormat",
  "nicknameReserved",
] as const satisfies readonly NicknameProblem[];

const FIELD_REFUSALS = [...PASSWORD_REFUSALS, ...EMAIL_REFUSALS, ...NICKNAME_REFUSALS] as const;

/** Error codes of the account calls and their reasons. */
const REFUSAL_BY_CODE = {
  WRONG_PASSWORD: "wrongPassword",
  WRONG_CODE: "wrongCode",
  COUNTRY_CHANGED_RECENTLY: "countryChangedRecently",
} as const;

/** Why a change of the account was refused, where the player can do something about it. */
export type AccountRefusal = (typeof FIELD_REFUSALS)[number] | (typeof REFUSAL_BY_CODE)[keyof typeof REFUSAL_BY_CODE];

/** The refusal that an account call was answered with; `null` for any other failure. */
export function accountRefusalOf(failure: RequestFailure | null): AccountRefusal | null {
  if (failure?.kind !== "status") return null;
  const { status, code } = failure;
  const reason = refusalReasonIn(failure);
  if (status === 400) return FIELD_REFUSALS.find((refusal) => refusal === reason) ?? null;
  if (status !== 403 && status !== 409) return null;
  const named = Object.entries(REFUSAL_BY_CODE).find(([name]) => name === code);
  return named?.[1] ?? null;
}
