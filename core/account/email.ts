import { INKLESS, withoutUnseen } from "../texts/visible-text.ts";

/** Why an e-mail address cannot be used. */
export type EmailProblem = "emailMissing" | "emailFormat";

/** Maximum length of an address (RFC 5321, 4.5.3.1.3), of the part before the @ and of one label of the domain. */
const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;
const MAX_LABEL_LENGTH = 63;

/** Full width forms of ASCII, which keyboards for Chinese and Japanese write. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
const IDEOGRAPHIC_STOPS = /[\u3002\uFF61]/g;
/** Signs without ink that are copied along with an address. */
const INKLESS_AROUND = new RegExp(`^[${INKLESS}]+|[${INKLESS}]+$`, "gu");

/** Neither blanks nor control signs nor what mail headers are structured with, so an address cannot add a header. */
const LOCAL_PART = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/** An address as it is stored and written to: trimmed, its domain in lower case. */
export function normalizeEmail(text: string): string {
  const plain = text
    .toWellFormed()
    .replaceAll(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replaceAll(IDEOGRAPHIC_STOPS, ".")
    .replaceAll(INKLESS_AROUND, "")
    .replace(/^mailto:/i, "")
    .normalize("NFC");
  const at = plain.lastIndexOf("@");
  return at === -1 ? plain : plain.slice(0, at) + plain.slice(at).toLowerCase().normalize("NFC");
}

/** Addresses with the same key are one mailbox, since mailboxes ignore case in practice; they are folded no further. */
export function emailKey(text: string): string {
  return normalizeEmail(text).toLowerCase().normalize("NFC");
}

/**
 * Problem of an e-mail address; `null` if a mail can be sent to it. Whether the mailbox exists is known only once its
 * link was opened.
 */
export function emailProblem(text: string): EmailProblem | null {
  const email = normalizeEmail(text);
  if (email === "") return "emailMissing";
  if (email.length > MAX_EMAIL_LENGTH || withoutUnseen(email) !== email) return "emailFormat";
  const at = email.lastIndexOf("@");
  const local = email.slice(0, Math.max(at, 0));
  const labels = email.slice(at + 1).split(".");
  const isLocalPart = local.length <= MAX_LOCAL_LENGTH && LOCAL_PART.test(local);
  const isDomain = labels.length > 1 && labels.every((label) => label.length <= MAX_LABEL_LENGTH && LABEL.test(label));
  // The last label of a numeric address is a number; mail goes to names alone.
  const isName = !/^\p{N}*$/u.test(labels.at(-1) ?? "");
  return isLocalPart && isDomain && isName ? null : "emailFormat";
}
