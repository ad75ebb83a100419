import type { Hono } from "hono";
import type { MailQueue } from "../domain/emails/mail-queue.ts";
import { listStoredMails, type StoredMail } from "../domain/emails/stored-mails.ts";
import type { BackendEnvironment } from "../http/backend-environment.ts";
import type { Services } from "../services.ts";
import { html, type SafeMarkup } from "./pages/html.ts";
import { pageAnswer } from "./pages/page-answer.ts";
import { directionOf, pageVoiceFor } from "./pages/page-voice.ts";

/** Page with the mails of a test environment. */
export const MAILS_PATH = "/reference/mails";

const LINK = /(https?:\/\/\S+)/;

/** Shows the mails that a test environment has made, with their links. For environments other than live. */
export function serveMails(app: Hono<BackendEnvironment>, services: Services, mails: MailQueue): void {
  app.get(MAILS_PATH, async (context) => {
    // A mail that a page before has caused is on it.
    await mails.settled();
    const stored = await listStoredMails(services.database.queries);
    const { theme } = pageVoiceFor(context.req.raw, services.pageTexts);
    return pageAnswer({ title: "Mails of the reference backend", locale: "en-US", theme, body: mailsBody(stored) });
  });
}

function mailsBody(mails: readonly StoredMail[]): SafeMarkup {
  return html`<main class="sheet">
<h1>Mails of the reference backend</h1>
<p class="quiet">Every mail to players of this test environment, the newest first.</p>
${mails.length === 0 ? html`<p>No mail has been sent yet.</p>` : mails.map(mailSection)}
</main>`;
}

function mailSection({ recipient, locale, subject, text, createdAt }: StoredMail): SafeMarkup {
  const parts = text.split(LINK);
  return html`<article class="mail">
<h2 lang="${locale}"><bdi>${subject}</bdi></h2>
<p class="quiet"><bdi>${recipient}</bdi> · <time>${createdAt.toISOString()}</time></p>
<div class="words" lang="${locale}" dir="${directionOf(locale)}">${parts.map((part, at) => (at % 2 === 0 ? part : html`<a href="${part}" dir="ltr">${part}</a>`))}</div>
</article>`;
}
