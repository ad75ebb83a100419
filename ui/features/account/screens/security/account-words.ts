import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import type { AccountRefusal } from "#core/account/account-refusal.ts";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "#core/account/constants.ts";
import { useFormats } from "#ui/context/use-formats.ts";

/** Errors of the fields in the account's forms. */
export type FieldProblem =
  | Exclude<AccountRefusal, "countryChangedRecently">
  | "currentPasswordMissing"
  | "newPasswordMissing"
  | "codeMissing";

/** Says what is wrong with a field; `undefined` as long as nothing is. */
export function useProblemWords(): (problem: FieldProblem | null) => string | undefined {
  const { t: text } = useTranslation("account");
  const { number } = useFormats();
  return (problem) => {
    if (problem === null) return undefined;
    if (problem === "passwordShort") return text(problem, { number: number(MIN_PASSWORD_LENGTH) });
    if (problem === "passwordLong") return text(problem, { number: number(MAX_PASSWORD_LENGTH) });
    return text(problem satisfies ParseKeys<"account">);
  };
}
