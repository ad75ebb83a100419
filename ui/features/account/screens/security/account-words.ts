import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import {
  type AccountRefusal,
  accountRefusalOf,
  NICKNAME_REFUSALS,
  PASSWORD_REFUSALS,
} from "#core/account/account-refusal.ts";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "#core/account/constants.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import type { Problems } from "#ui/kit/form/use-form.ts";

/** Errors of the fields in the account's forms. */
export type FieldProblem =
  | Exclude<AccountRefusal, "countryChangedRecently">
  | "currentPasswordMissing"
  | "newPasswordMissing"
  | "codeMissing";

/** Says what is wrong with a field; `undefined` as long as nothing is. */
export function useProblemWords(): (problem: FieldProblem | undefined) => string | undefined {
  const { t: text } = useTranslation("account");
  const { number } = useFormats();
  return (problem) => {
    if (problem === undefined) return undefined;
    if (problem === "passwordShort") return text(problem, { number: number(MIN_PASSWORD_LENGTH) });
    if (problem === "passwordLong") return text(problem, { number: number(MAX_PASSWORD_LENGTH) });
    return text(problem satisfies ParseKeys<"account">);
  };
}

type AccountField = "nickname" | "email" | "password" | "newPassword" | "code";

/** The field of the account's forms that a failed change was refused for. */
export function refusedFieldIn(error: unknown): Problems<Record<AccountField, string>, FieldProblem> {
  const refusal = accountRefusalOf(failureOf(error));
  if (refusal === null || refusal === "countryChangedRecently") return {};
  return { [fieldOf(refusal)]: refusal };
}

function fieldOf(refusal: Exclude<AccountRefusal, "countryChangedRecently">): AccountField {
  if (refusal === "wrongPassword") return "password";
  if (refusal === "wrongCode") return "code";
  if (NICKNAME_REFUSALS.some((one) => one === refusal)) return "nickname";
  return PASSWORD_REFUSALS.some((one) => one === refusal) ? "newPassword" : "email";
}
