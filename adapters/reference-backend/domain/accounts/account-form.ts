import { type PasswordProblem, passwordProblem } from "#core/account/password.ts";
import { foldCase } from "#core/texts/fold-code.ts";
import { SUPPORTED_COUNTRIES } from "../catalogue/currency.ts";

/** Keys of the sign-in texts for field errors. */
export type FieldProblem =
  | "userNameMissing"
  | "userNameFormat"
  | "userNameTaken"
  | PasswordProblem
  | "nicknameMissing"
  | "nicknameLong"
  | "nicknameFormat"
  | "countryUnknown"
  | "termsMissing"
  | "privacyMissing";

/** Documents that a player has to accept, by the ids of their links in the foot of the store. */
export const REQUIRED_CONSENTS = ["terms", "privacy"] as const;
export type RequiredConsent = (typeof REQUIRED_CONSENTS)[number];

export type AccountField = "userName" | "password" | "nickname" | "country";
export type FieldProblems = Partial<Record<AccountField | RequiredConsent, FieldProblem>>;

export interface Registration {
  readonly userName: string;
  readonly password: string;
  readonly nickname: string;
  readonly country: string;
}

const USER_NAME = /^[a-z0-9][a-z0-9._-]{2,31}$/;
const MAX_NICKNAME = 24;
/** Control and format signs: nothing a name is written with, but a way to imitate another. */
const NOT_FOR_NAMES = /[\p{C}\u2028\u2029<>]/u;

/** User name in the form that identifies an account: folded case, trimmed. */
export function normalizeUserName(text: string): string {
  return foldCase(text).trim();
}

/** Normalises a nickname for storage. */
export function normalizeNickname(text: string): string {
  return text.toWellFormed().normalize("NFC").replaceAll(/\s+/gu, " ").trim();
}

/** Validation errors of a registration by field; empty if it is valid. */
export function problemsOf(registration: Registration): FieldProblems {
  const userName = userNameProblem(registration.userName);
  const password = passwordProblem(registration.password, registration);
  const nickname = nicknameProblem(registration.nickname);
  return {
    ...(userName === null ? {} : { userName }),
    ...(password === null ? {} : { password }),
    ...(nickname === null ? {} : { nickname }),
    ...(SUPPORTED_COUNTRIES.includes(registration.country) ? {} : { country: "countryUnknown" }),
  };
}

function userNameProblem(text: string): FieldProblem | null {
  const userName = normalizeUserName(text);
  if (userName === "") return "userNameMissing";
  return USER_NAME.test(userName) ? null : "userNameFormat";
}

function nicknameProblem(text: string): FieldProblem | null {
  const nickname = normalizeNickname(text);
  if (nickname === "") return "nicknameMissing";
  if ([...nickname].length > MAX_NICKNAME) return "nicknameLong";
  return NOT_FOR_NAMES.test(nickname) ? "nicknameFormat" : null;
}
