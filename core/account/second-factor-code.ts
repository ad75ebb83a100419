import { foldCode } from "../texts/fold-code.ts";
import { INKLESS } from "../texts/visible-text.ts";

/** Parsed input of a second factor: a code of the authenticator app, or a recovery code. */
export type SecondFactorCode =
  | { readonly kind: "app"; readonly code: string }
  | { readonly kind: "recovery"; readonly code: string };

/** Digits of a code of the authenticator app. */
export const APP_CODE_DIGITS = 6;
/** Characters of a recovery code without its hyphens: 120 random bits in base32. */
export const RECOVERY_CODE_LENGTH = 24;
/** Number of recovery codes that an account gets. */
export const RECOVERY_CODE_COUNT = 10;

const RECOVERY_GROUP_LENGTH = 6;
const BETWEEN = new RegExp(`[${INKLESS}\\p{Dash_Punctuation}]`, "gu");
/** Digits that are misread letters of a printed code; base32 (RFC 4648) has none of these digits. */
const MISREAD: Readonly<Record<string, string>> = { "0": "O", "1": "I", "8": "B" };

/** Reads a typed code without regard to spaces, hyphens, case, width and script of its digits; `null` if it is none. */
export function readSecondFactorCode(text: string): SecondFactorCode | null {
  const plain = foldCode(text).replaceAll(BETWEEN, "");
  if (/^\d+$/.test(plain)) return plain.length === APP_CODE_DIGITS ? { kind: "app", code: plain } : null;
  const code = plain.replaceAll(/[018]/g, (digit) => MISREAD[digit] ?? digit);
  return code.length === RECOVERY_CODE_LENGTH && /^[A-Z2-7]+$/.test(code) ? { kind: "recovery", code } : null;
}

/** A recovery code as it is shown: groups with hyphens between them. */
export function formatRecoveryCode(code: string): string {
  const groups: string[] = [];
  for (let at = 0; at < code.length; at += RECOVERY_GROUP_LENGTH)
    groups.push(code.slice(at, at + RECOVERY_GROUP_LENGTH));
  return groups.join("-");
}
