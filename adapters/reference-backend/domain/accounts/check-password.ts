import { type PasswordOwner, type PasswordProblem, passwordProblem } from "#core/account/password.ts";
import type { BreachLookup } from "./breached-passwords.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** Problem of a new password; `null` if it is accepted. */
export type CheckPassword = (password: string, owner: PasswordOwner) => Promise<PasswordProblem | null>;

/** Checks new passwords by their form, by the list that ships and, where there is one, by a look-up of breaches. */
export function createPasswordCheck(isBreached: BreachLookup | null): CheckPassword {
  return async (password, owner) => {
    const problem = passwordProblem(password, owner);
    if (problem !== null) return problem;
    if (await isCommonPassword(password)) return "passwordCommon";
    return isBreached !== null && (await isBreached(password)) ? "passwordBreached" : null;
  };
}
