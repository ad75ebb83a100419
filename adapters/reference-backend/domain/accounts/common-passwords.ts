import { foldPassword } from "#core/account/password.ts";

/** Digits and signs that players put around a word: a year, a number, an exclamation mark. */
const AROUND_A_WORD = /^[\d\p{P}\p{S}]+|[\d\p{P}\p{S}]+$/gu;
const MAX_AROUND_A_WORD = 4;
const MIN_WORD_LENGTH = 4;

let known: Promise<ReadonlySet<string>> | null = null;

/**
 * Whether a password is on the list of common ones that ships with the store, or is one of them with a year or up to four
 * digits and signs around it. The list is loaded with the first question.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= loadCommonPasswords();
  const common = await known;
  const folded = foldPassword(password);
  const word = folded.replaceAll(AROUND_A_WORD, "");
  const isShortAddition = folded.length - word.length <= MAX_AROUND_A_WORD;
  return common.has(folded) || (word.length >= MIN_WORD_LENGTH && isShortAddition && common.has(word));
}

/** About 45,000, also shorter ones than may be chosen. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map((password) => foldPassword(String(password))));
}
