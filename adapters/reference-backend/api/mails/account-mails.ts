import type { Recipient } from "#adapters/reference-backend/domain/emails/account-emails.ts";
import type { Mail } from "#adapters/reference-backend/domain/emails/mail.ts";
import { originOfAddress } from "#adapters/reference-backend/domain/session/return-address.ts";
import type { Services } from "#adapters/reference-backend/services.ts";
import { textWithNames } from "../pages/ask-page.ts";
import { html } from "../pages/html.ts";
import { directionOf, voiceOfLocale } from "../pages/page-voice.ts";

/** Pages that mails link to. */
export const CONFIRM_EMAIL_PATH = "/login/email";
export const NEW_PASSWORD_PATH = "/login/new-password";

/** Subjects and texts by mail; `note` says how long a link works, or what to do about a change by somebody else. */
const MAILS = {
  confirmation: { subject: "confirmEmailTitle", text: "mailConfirmText", note: "mailConfirmNote" },
  recovery: { subject: "newPasswordTitle", text: "mailRecoveryText", note: "mailRecoveryNote" },
  passwordChanged: { subject: "mailPasswordSubject", text: "mailPasswordText", note: "mailNotYou" },
  /** A password that was forgotten; its account has passkeys. */
  passwordRecovered: { subject: "mailPasswordSubject", text: "mailPasswordText", note: "passkeysKept" },
  emailChanged: { subject: "mailEmailSubject", text: "mailEmailText", note: "mailNotYou" },
  accountClosed: { subject: "mailClosedSubject", text: "mailClosedText", note: "mailClosedNote" },
} as const;

interface AccountMail {
  readonly kind: keyof typeof MAILS;
  readonly recipient: Recipient;
  readonly userName: string;
  /** Address of a page, if the mail has a link. */
  readonly link?: string;
}

/** A mail about an account, in the language of its recipient. Nothing in it but the user name is typed by players. */
export function accountMail(
  { pageTexts }: Pick<Services, "pageTexts">,
  { kind, recipient, userName, link }: AccountMail,
): Mail {
  const { text, note, subject } = MAILS[kind];
  const voice = voiceOfLocale(recipient.locale, pageTexts);
  const direction = directionOf(voice.locale);
  // Plain text has no <bdi>; the signs with the same effect are sent where a name could change the order of words.
  const isolatedName = direction === "rtl" ? `\u2068${userName}\u2069` : userName;
  const opening = voice.text(text).replaceAll("{{userName}}", isolatedName);
  const parts = [opening, ...(link === undefined ? [] : [link]), voice.text(note)];
  const body = html`<!doctype html>
<html lang="${voice.locale}" dir="${direction}"><body>
<p>${textWithNames(voice.text(text), { userName })}</p>
${link === undefined ? null : html`<p><a href="${link}" dir="ltr">${link}</a></p>`}
<p>${voice.text(note)}</p>
</body></html>
`;
  const { to, locale } = recipient;
  return { to, locale, subject: voice.text(subject), text: `${parts.join("\n\n")}\n`, html: body.text };
}

/** Address of a page for the token of a mail. Its origin is the one that players use, whatever a request claims. */
export function linkInMail(
  { addresses }: Pick<Services, "addresses">,
  request: Request,
  { path, token }: { readonly path: string; readonly token: string },
): string {
  const origin = originOfAddress(addresses.signIn) ?? new URL(request.url).origin;
  return `${origin}${path}?${new URLSearchParams({ token })}`;
}
