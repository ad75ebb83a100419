import { MIN_PASSWORD_LENGTH } from "#core/account/constants.ts";
import { foldPassword } from "#core/account/password.ts";

let known: Promise<ReadonlySet<string>> | null = null;

/** Whether a password is on the list of common ones that ships with the store. The list is loaded with the first question. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= loadCommonPasswords();
  return (await known).has(foldPassword(password));
}

/** Common passwords that meet the length rule: about 18,000. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const folded = dictionary["passwords-common"].map((password) => foldPassword(String(password)));
  return new Set(folded.filter((password) => password.length >= MIN_PASSWORD_LENGTH));
}
