import { foldCase } from "../texts/fold-code.ts";
import { hasInk, INKLESS } from "../texts/visible-text.ts";
import { MAX_PASSWORD_LENGTH, MIN_BESIDE_NAME, MIN_PASSWORD_LENGTH } from "./constants.ts";

/** Why a password is refused; each reason has its own text. */
export type PasswordProblem =
  | "passwordMissing"
  | "passwordBlank"
  | "passwordShort"
  | "passwordLong"
  | "passwordCommon"
  | "passwordBreached";

/** Names of the account, which others know. */
export interface PasswordOwner {
  readonly userName: string;
  readonly nickname: string;
}

const BLANKS = new RegExp(`[${INKLESS}]+`, "gu");
/** Rows and columns of the keyboards in common use, also backwards. */
const KEY_RUNS = [
  "1234567890",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "azertyuiop",
  "qsdfghjklm",
  "wxcvbn",
  "йцукенгшщзхъ",
]
  .concat("фывапролджэ", "ячсмитьбю", "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/", "qazwsxedcrfvtgbyhnujmikolp")
  .flatMap((keys) => [keys, [...keys].reverse().join("")]);
/** Shorter runs are part of too many words. */
const MIN_KEY_RUN = 4;
/** A shorter name is part of too many words to count as the owner's name. */
const MIN_NAME_LENGTH = 3;

/** Problem of a password's form; `null` if it only remains to check the lists of known passwords. */
export function passwordProblem(password: string, owner: PasswordOwner): PasswordProblem | null {
  if (password === "") return "passwordMissing";
  const shown = withoutPadding(password.normalize("NFC"));
  if (!hasInk(shown)) return "passwordBlank";
  if (lengthOf(shown) < MIN_PASSWORD_LENGTH) return "passwordShort";
  if (lengthOf(password.normalize("NFC")) > MAX_PASSWORD_LENGTH) return "passwordLong";
  return isSimple(foldPassword(password), owner) ? "passwordCommon" : null;
}

/** A password in the form that is compared with lists of known ones: without case, width and padding blanks. */
export function foldPassword(password: string): string {
  return foldCase(withoutPadding(password));
}

/** Trims blanks and collapses runs of them: they hardly make a password harder to guess. */
function withoutPadding(password: string): string {
  return password.replaceAll(BLANKS, (blanks, at: number) => {
    const isAtEnd = at === 0 || at + blanks.length === password.length;
    return isAtEnd ? "" : [...blanks].length === 1 ? blanks : " ";
  });
}

function isSimple(folded: string, owner: PasswordOwner): boolean {
  const characters = [...folded];
  if (new Set(characters).size < 3 || isSequence(characters) || isRepeated(characters) || isOfKeyRuns(folded))
    return true;
  return [owner.userName, owner.nickname].some((name) => {
    const foldedName = foldPassword(name.trim());
    if (lengthOf(foldedName) < MIN_NAME_LENGTH || !folded.includes(foldedName)) return false;
    return lengthOf(folded.replaceAll(foldedName, "")) < MIN_BESIDE_NAME;
  });
}

/** Whether it is a group of at most four characters again and again, as in `abcabcabc`. */
function isRepeated(characters: readonly string[]): boolean {
  return [1, 2, 3, 4].some((length) => characters.every((one, at) => at < length || one === characters[at - length]));
}

/** Whether hardly anything is left of it without runs of neighbouring keys, as in `qwerty1234` and `1qaz2wsx`. */
function isOfKeyRuns(folded: string): boolean {
  let left = 0;
  let run = "";
  for (const character of [...folded, ""]) {
    const longer = run + character;
    if (character !== "" && KEY_RUNS.some((keys) => keys.includes(longer))) run = longer;
    else {
      if (run.length < MIN_KEY_RUN) left += lengthOf(run);
      run = character;
    }
  }
  return left < MIN_BESIDE_NAME;
}

/** Whether each character follows or precedes the one before it by its code, as in `abcdefgh` and `87654321`. */
function isSequence(characters: readonly string[]): boolean {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  const goesBy = (step: number) => codes.every((code, at) => at === 0 || code === (codes[at - 1] ?? 0) + step);
  return goesBy(1) || goesBy(-1);
}

function lengthOf(text: string): number {
  return [...text].length;
}
