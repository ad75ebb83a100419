import { emailProblem } from "#core/account/email.ts";
import { type NicknameProblem, nicknameProblem } from "#core/account/nickname.ts";
import { type PasswordProblem, passwordProblem } from "#core/account/password.ts";
import { foldCase } from "#core/texts/fold-code.ts";
import { hasInk, withoutUnseen } from "#core/texts/visible-text.ts";
import { SUPPORTED_COUNTRIES } from "../catalogue/currency.ts";

/** Keys of the sign-in texts for field errors. */
export type FieldProblem =
  | "userNameMissing"
  | "userNameFormat"
  | "userNameTaken"
  | PasswordProblem
  | NicknameProblem
  | "countryUnknown"
  | "emailFormat"
  | "termsMissing"
  | "privacyMissing";

/** Documents that a player has to accept, by the ids of their links in the foot of the store. */
export const REQUIRED_CONSENTS = ["terms", "privacy"] as const;
export type RequiredConsent = (typeof REQUIRED_CONSENTS)[number];

export type AccountField = "userName" | "password" | "email" | "nickname" | "country";
export type FieldProblems = Partial<Record<AccountField | RequiredConsent, FieldProblem>>;

export interface Registration {
  readonly userName: string;
  readonly password: string;
  /** Optional; empty without one. */
  readonly email: string;
  readonly nickname: string;
  readonly country: string;
}

const USER_NAME = /^[a-z0-9][a-z0-9._-]{2,31}$/;

/** User name in the form that identifies an account: folded case, trimmed, without invisible signs. */
export function normalizeUserName(text: string): string {
  return foldCase(withoutUnseen(text)).trim();
}

/** Validation errors of a registration by field; empty if it is valid. */
export function problemsOf(registration: Registration): FieldProblems {
  const userName = userNameProblem(registration.userName);
  const password = passwordProblem(registration.password, registration);
  const nickname = nicknameProblem(registration.nickname);
  const hasWrongEmail = emailProblem(registration.email) === "emailFormat";
  return {
    ...(userName === null ? {} : { userName }),
    ...(password === null ? {} : { password }),
    ...(hasWrongEmail ? { email: "emailFormat" } : {}),
    ...(nickname === null ? {} : { nickname }),
    ...(SUPPORTED_COUNTRIES.includes(registration.country) ? {} : { country: "countryUnknown" }),
  };
}

function userNameProblem(text: string): FieldProblem | null {
  const userName = normalizeUserName(text);
  if (!hasInk(userName)) return "userNameMissing";
  return USER_NAME.test(userName) ? null : "userNameFormat";
}
