import { foldCase } from "../texts/fold-code.ts";
import { hasInk, UNSEEN } from "../texts/visible-text.ts";

/** Why a nickname cannot be used; each reason has its own text. */
export type NicknameProblem = "nicknameMissing" | "nicknameLong" | "nicknameFormat" | "nicknameReserved";

/** Maximum code points of a nickname. */
export const MAX_NICKNAME_LENGTH = 24;

/**
 * Control and format signs, and more marks on a letter than scripts need (Burmese and Tibetan have four): nothing a name
 * is written with, but a way to imitate another.
 */
const NOT_FOR_NAMES = /[\p{C}\u2028\u2029<>]|\p{M}{5}/u;

/** Signs that fonts show as nothing, but for the one that colours the picture before it; those of `\p{C}` are refused. */
const DROPPED = new RegExp(`(?<!\\p{Extended_Pictographic})\\uFE0F|(?!\\p{C}|\\uFE0F)[${UNSEEN}]`, "gu");

const FORMAT_CHARACTERS = /\p{Cf}/gu;

/** A nickname as it is stored and shown. */
export function normalizeNickname(text: string): string {
  return text.toWellFormed().replaceAll(DROPPED, "").normalize("NFC").replaceAll(/\s+/gu, " ").trim();
}

/** A nickname as it is looked up: without format characters, which none has and which are copied along. */
export function typedNickname(text: string): string {
  return normalizeNickname(text.replaceAll(FORMAT_CHARACTERS, ""));
}

/** A nickname as it is compared: the same for every case and width. */
export function foldNickname(text: string): string {
  return foldCase(typedNickname(text));
}

/** Problem of a nickname; `null` if others can see it. Nicknames need not be unique. */
export function nicknameProblem(text: string): NicknameProblem | null {
  const nickname = normalizeNickname(text);
  if (!hasInk(nickname)) return "nicknameMissing";
  if ([...nickname].length > MAX_NICKNAME_LENGTH) return "nicknameLong";
  return NOT_FOR_NAMES.test(nickname) ? "nicknameFormat" : null;
}
