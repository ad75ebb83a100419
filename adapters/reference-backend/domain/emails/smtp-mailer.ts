import { createTransport } from "nodemailer";
import { type Mail, type Mailer, MailRefused } from "./mail.ts";

const TIMEOUT_MS = 15_000;

/** Sends mails by the SMTP server of an address such as `smtps://user:password@mail.example.com:465`. */
export function createSmtpMailer({ url, from }: { readonly url: string; readonly from: string }): Mailer {
  const transport = createTransport({
    ...optionsOf(new URL(url)),
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A mail never reads a file or an address of this machine, whatever is in it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, html }: Mail) => {
      try {
        await transport.sendMail({
          from,
          // An object: its address is not parsed as a list of recipients.
          to: { name: "", address: to },
          subject,
          text,
          html,
          headers: { "Auto-Submitted": "auto-generated" },
        });
      } catch (failure) {
        if (isFinal(failure)) throw new MailRefused("The server refuses the mail permanently.");
        throw failure;
      }
    },
    close: () => transport.close(),
  };
}

function optionsOf({ protocol, hostname, port, username, password }: URL) {
  const isSecure = protocol === "smtps:";
  const auth =
    username === "" ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } };
  return { host: hostname, port: port === "" ? (isSecure ? 465 : 587) : Number(port), secure: isSecure, ...auth };
}

/** Answers from 500 on are final (RFC 5321, 4.2.1). */
function isFinal(failure: unknown): boolean {
  if (!(failure instanceof Error) || !("responseCode" in failure)) return false;
  return typeof failure.responseCode === "number" && failure.responseCode >= 500;
}
