/** A mail to one player, as plain text and as the same in HTML. */
export interface Mail {
  readonly to: string;
  readonly locale: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands mails over to a server of mails. */
export interface Mailer {
  /** Rejects if the mail was not taken; with `MailRefused` if it never will be. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** A mail that is not taken however often it is sent. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
}
