import { foldCase } from "../texts/fold-code.ts";

/** Why a nickname cannot be used; each reason has its own text. */
export type NicknameProblem = "nicknameMissing" | "nicknameLong" | "nicknameFormat";

/** Maximum code points of a nickname. */
export const MAX_NICKNAME_LENGTH = 24;

/** Control and format signs: nothing a name is written with, but a way to imitate another. */
const NOT_FOR_NAMES = /[\p{C}\u2028\u2029<>]/u;

/** A nickname as it is stored and shown. */
export function normalizeNickname(text: string): string {
  return text.toWellFormed().normalize("NFC").replaceAll(/\s+/gu, " ").trim();
}

/** A nickname as it is compared: the same for every case and width. */
export function foldNickname(text: string): string {
  return foldCase(normalizeNickname(text));
}

/** Problem of a nickname; `null` if others can see it. Nicknames need not be unique. */
export function nicknameProblem(text: string): NicknameProblem | null {
  const nickname = normalizeNickname(text);
  if (nickname === "") return "nicknameMissing";
  if ([...nickname].length > MAX_NICKNAME_LENGTH) return "nicknameLong";
  return NOT_FOR_NAMES.test(nickname) ? "nicknameFormat" : null;
}
