import { describe, expect, test } from "vitest";
import { type Mail, MailRefused } from "#adapters/reference-backend/domain/emails/mail.ts";
import { createMailQueue } from "#adapters/reference-backend/domain/emails/mail-queue.ts";
import { createNoopLogger } from "#tests/support/noop-logger.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { smallContent } from "#tests/support/test-content.ts";

const FIRST_PASSWORD = "correct horse";

describe("a store without a server of mails", () => {
  const live = openTestStore("postgres", { content: smallContent, environment: "live" });
  const sandbox = openTestStore("postgres", { content: smallContent });

  test("offers neither addresses nor forgotten passwords on live", async () => {
    const visitor = live.visitor();
    expect(await (await visitor.fetch("/login")).text()).not.toContain("/login/forgot");
    expect(await (await visitor.fetch("/register")).text()).not.toContain('name="email"');
    for (const path of ["/login/forgot", "/login/email", "/login/new-password", "/reference/mails"])
      expect((await visitor.fetch(path)).status).toBe(404);
    await visitor.register("live-keeper");
    expect(await visitor.json("/api/account/security")).toMatchObject({ email: null });
    const json = { email: "a@example.com", password: FIRST_PASSWORD };
    expect((await visitor.fetch("/api/account/email", { method: "PUT", json })).status).toBe(409);
  });

  test("shows its mails on a page on test environments, with links to press", async () => {
    const player = await sandbox.visitor().register("sandbox-keeper");
    const json = { email: "sand@example.com", password: FIRST_PASSWORD };
    await player.fetch("/api/account/email", { method: "PUT", json });
    const page = await (await player.fetch("/reference/mails")).text();
    expect(page).toContain("sand@example.com");
    expect(page).toMatch(/<a href="http:\/\/localhost\/login\/email\?token=[\w-]{43}"/);
  });
});

describe("a mail that is not taken", () => {
  const MAIL: Mail = { to: "a@example.com", locale: "en-US", subject: "s", text: "t", html: "h" };

  test("is sent again after pauses, until it is taken", async () => {
    let tries = 0;
    const taken = Promise.withResolvers<void>();
    const deliver = async () => {
      tries += 1;
      if (tries < 3) throw new Error("421 try later <a@example.com>");
      taken.resolve();
    };
    const queue = createMailQueue({ deliver, logger: createNoopLogger(), pausesMs: [1, 1, 1] });
    queue.post(async () => [MAIL]);
    await taken.promise;
    expect(tries).toBe(3);
    await queue.stop();
  });

  test("is given up where it never will be, and its failure is logged without the address", async () => {
    let tries = 0;
    const written: string[] = [];
    const warn = (message: string, details?: unknown) => void written.push(JSON.stringify([message, details]));
    const deliver = async () => {
      tries += 1;
      throw new MailRefused("550 no such mailbox <a@example.com>");
    };
    const queue = createMailQueue({ deliver, logger: { ...createNoopLogger(), warn }, pausesMs: [1] });
    queue.post(async () => [MAIL]);
    await queue.settled();
    await queue.stop();
    expect(tries).toBe(1);
    expect(written).toHaveLength(1);
    expect(written[0]).not.toContain("example.com");
  });
});
