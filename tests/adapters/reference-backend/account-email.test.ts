import { describe, expect, test } from "vitest";
import type { Mail } from "#adapters/reference-backend/domain/emails/mail.ts";
import { countMail } from "#adapters/reference-backend/domain/emails/mail-quota.ts";
import { createSharedCounts } from "#adapters/reference-backend/http/shared-counts.ts";
import { NETWORK_FREE_FAILURES } from "#core/account/constants.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { createNoopLogger } from "#tests/support/noop-logger.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { codeAt } from "#tests/support/second-factor.ts";
import { makePasskey } from "#tests/support/software-authenticator.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";
import { smallContent } from "#tests/support/test-content.ts";
import { linkIn, newPlayer, PASSWORD, passwordOf, sendForm, switchSecondFactorOn } from "./new-player.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const NEW_PASSWORD = "a lantern above the harbour";

describeRules("the e-mail address of an account on %s", (kind) => {
  const sent: Mail[] = [];
  const lines: string[] = [];
  const write = (message: string, details?: unknown) => void lines.push(JSON.stringify([message, details]));

  const send = async (mail: Mail) => void sent.push(mail);
  const store = openTestStore(kind, {
    content: smallContent,
    mailer: { send, close: () => undefined },
    logger: { info: write, warn: write, error: write },
  });

  /** Mails that something has caused. */
  const mailsOf = async (act: () => Promise<unknown>): Promise<readonly Mail[]> => {
    sent.splice(0);
    await act();
    // The page of mails waits for those that are on their way.
    await store.visitor().fetch("/reference/mails");
    return sent.splice(0);
  };
  const emailOf = async (player: TestViewer) =>
    (await player.json<{ email: { address: string | null; pending_address: string | null } }>("/api/account/security"))
      .email;
  const newKeeper = async () => {
    const { player, userName } = await newPlayer(store);
    return { player, userName, email: `Keeper.${userName}@example.com` };
  };
  const change = (player: TestViewer, email: string, more: Readonly<Record<string, string>> = {}) =>
    player.fetch("/api/account/email", { method: "PUT", json: { email, password: PASSWORD, ...more } });
  const confirmedPlayer = async () => {
    const created = await newKeeper();
    const [mail] = await mailsOf(() => change(created.player, created.email));
    expect((await sendForm(store.visitor(), linkIn(mail))).status).toBe(303);
    return created;
  };
  const forget = (nameOrEmail: string, visitor = store.visitor()) =>
    sendForm(visitor, "/login/forgot", { nameOrEmail });
  const signIn = (userName: string, password: string) => store.visitor().submit("/login", { userName, password });

  test("gets ten mails an hour at most that its owner did not ask for, of all accounts and registrations", async () => {
    const email = "Stranger@Example.com";
    const accounts = [await newKeeper(), await newKeeper(), await newKeeper()].map(({ player }) => player);
    const mails = await mailsOf(async () => {
      for (const player of accounts) for (let asked = 0; asked < 5; asked += 1) await change(player, email);
    });
    expect(mails).toHaveLength(10);
    const fields = { userName: "mail-many", password: PASSWORD, nickname: "Many", country: "KR", email };
    // Its owner, too, gets the account meanwhile, and adds the address later.
    const owner = store.visitor();
    expect(
      await mailsOf(async () => {
        const answer = await owner.submit("/register", fields, "?return_url=%2Flibrary");
        const page = await (await owner.fetch(answer.headers.get("Location") ?? "")).text();
        for (const part of ["Your account is ready", "add your address later", 'href="/library"']) {
          expect(page).toContain(part);
        }
      }),
    ).toEqual([]);
    expect(await emailOf(owner)).toEqual({ address: null, pending_address: null });
    store.passTime(HOUR_MS);
    expect(await mailsOf(() => change(owner, email))).toHaveLength(1);
  });

  test("gets the first two mails of each account in an hour, also after others of its network have caused two hundred", async () => {
    const counts = createSharedCounts({ database: store.database, clock: Date, logger: createNoopLogger() });
    const isSent = async (at: number, accountId: string | null) =>
      (await countMail({ counts, clock: Date }, { email: `${at}@a.example`, accountId, network: "of-mails" })) === null;
    for (let at = 0; at < 200; at += 1) expect(await isSent(at, null)).toBe(true);
    const areSent = [await isSent(200, null), await isSent(1, "own"), await isSent(2, "own"), await isSent(3, "own")];
    expect(areSent).toEqual([false, true, true, false]);
    counts.close();
  });

  describe("is entered", () => {
    test("at the registration, or not at all, and counts once its link was opened", async () => {
      const player = store.visitor();
      const fields = { userName: "mail-first", password: PASSWORD, nickname: "First", country: "KR" };
      const wrong = await player.submit("/register", { ...fields, email: "first@example" });
      expect(wrong.status).toBe(400);
      const page = await wrong.text();
      expect(page).toContain("Enter an address such as");
      expect(page).toContain('value="first@example"');
      const [mail] = await mailsOf(() => player.submit("/register", { ...fields, email: " first@EXAMPLE.com " }));
      expect(mail).toMatchObject({ to: "first@example.com", subject: "Confirm your email address" });
      expect(mail?.text).toContain("mail-first");
      expect(mail?.html).toContain(`<a href="http://localhost${linkIn(mail).replaceAll("&", "&amp;")}"`);
      expect(await emailOf(player)).toEqual({ address: null, pending_address: "first@example.com" });
      await sendForm(store.visitor(), linkIn(mail));
      expect(await emailOf(player)).toEqual({ address: "first@example.com", pending_address: null });
    });

    test.each(["\u200B", "\u3164"])("not at a registration where %j was typed", async (email) => {
      const fields = { password: PASSWORD, nickname: "Second", country: "KR", email };
      const player = store.visitor();
      const userName = `mail-none-${email.codePointAt(0)}`;
      expect(await mailsOf(() => player.submit("/register", { ...fields, userName }))).toEqual([]);
      expect(await emailOf(player)).toEqual({ address: null, pending_address: null });
    });

    test("by a link that scanners of mails do not use up, and that works once", async () => {
      const { player, email } = await newKeeper();
      const [mail] = await mailsOf(() => change(player, email));
      // Scripts of the pages behind it, also of other companies, do not see the link.
      expect((await store.visitor().fetch(linkIn(mail))).headers.get("Referrer-Policy")).toBe("strict-origin");
      for (let scans = 0; scans < 3; scans += 1) {
        expect((await store.visitor().fetch(linkIn(mail))).status).toBe(200);
        await store.visitor().fetch(linkIn(mail), { method: "HEAD" });
      }
      expect(await emailOf(player)).toMatchObject({ address: null });
      // Without the page that it belongs to, a form changes nothing.
      const token = new URLSearchParams(linkIn(mail).split("?")[1]).get("token") ?? "";
      expect((await store.visitor().fetch("/login/email", { form: { token } })).status).toBe(403);
      const visitor = store.visitor();
      expect((await sendForm(visitor, linkIn(mail))).headers.get("Location")).toBe("/login/email?confirmed");
      expect((await visitor.fetch(linkIn(mail))).status).toBe(410);
    });

    test("for a day: after that its link no longer works", async () => {
      const { player, email } = await newKeeper();
      const [mail] = await mailsOf(() => change(player, email));
      store.passTime(24 * HOUR_MS + 1);
      const again = await store.visitor().fetch(linkIn(mail));
      expect([again.status, await again.text()]).toEqual([410, expect.stringContaining("no longer works")]);
    });

    test("with a code where the account has a second factor", async () => {
      const { player, email } = await newKeeper();
      const secret = await switchSecondFactorOn(player, store);
      const code = codeAt(secret, store.now());
      expect(await (await change(player, email)).json()).toMatchObject({ error: { code: "WRONG_CODE" } });
      expect((await change(player, email, { code })).status).toBe(403);
      store.passTime(MINUTE_MS);
      expect((await change(player, email, { code: codeAt(secret, store.now()) })).status).toBe(200);
    });
  });

  describe("is changed", () => {
    test("once the new link was opened: until then the old one stays in force, and it gets a notice", async () => {
      const { player, userName, email } = await confirmedPlayer();
      const mails = await mailsOf(() => change(player, "other@example.com"));
      expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
        ["other@example.com", "Confirm your email address"],
        [email, "Your email address is being changed"],
      ]);
      expect(await emailOf(player)).toEqual({ address: email, pending_address: "other@example.com" });
      const [recovery] = await mailsOf(() => forget(userName));
      expect(recovery?.to).toBe(email);
      await sendForm(store.visitor(), linkIn(mails[0]));
      expect(await emailOf(player)).toEqual({ address: "other@example.com", pending_address: null });
      // The link to the mailbox of before opens nothing any more.
      expect((await store.visitor().fetch(linkIn(recovery))).status).toBe(410);
    });

    test("without a word about other accounts that have it", async () => {
      const { email } = await confirmedPlayer();
      const { player } = await newKeeper();
      const answer = await change(player, email);
      expect(await answer.json()).toEqual({ address: null, pending_address: email });
    });

    test("at most five times a day, so that no mailbox is flooded", async () => {
      const { player, email } = await newKeeper();
      await change(player, email);
      const again = () => player.fetch("/api/account/email/link", { method: "POST" });
      for (let mails = 0; mails < 4; mails += 1) expect((await again()).status).toBe(200);
      const limited = await again();
      expect([limited.status, limited.headers.get("Retry-After")]).toEqual([429, "86400"]);
      store.passTime(24 * HOUR_MS + 1);
      expect((await again()).status).toBe(200);
    });
  });

  test("is removed, and gets a notice; its links open nothing", async () => {
    const { player, userName, email } = await confirmedPlayer();
    const [recovery] = await mailsOf(() => forget(userName));
    const remove = (password: string) => player.fetch("/api/account/email/remove", { json: { password } });
    expect((await remove("not the password")).status).toBe(403);
    expect((await mailsOf(() => remove(PASSWORD))).map(({ to }) => to)).toEqual([email]);
    expect(await emailOf(player)).toEqual({ address: null, pending_address: null });
    expect((await store.visitor().fetch(linkIn(recovery))).status).toBe(410);
    expect(await mailsOf(() => forget(userName))).toEqual([]);
    expect((await player.fetch("/api/account/email/link", { method: "POST" })).status).toBe(409);
  });

  describe("opens an account whose password is forgotten", () => {
    test.each([
      ["by the user name", (userName: string) => userName],
      ["by the user name with an invisible sign", (userName: string) => `\u200B${userName}`],
      ["by the address, whatever its capitals", (_: string, email: string) => email.toUpperCase()],
      ["by the address with a full-width @", (_: string, email: string) => email.replace("@", "＠")],
    ])("%s", async (_, typedOf) => {
      const { player, userName, email } = await confirmedPlayer();
      const [mail] = await mailsOf(() => forget(typedOf(userName, email)));
      expect(mail).toMatchObject({ to: email, subject: "Set a new password" });
      const mails = await mailsOf(async () => {
        const saved = await sendForm(store.visitor(), linkIn(mail), { password: NEW_PASSWORD });
        expect(saved.headers.get("Location")).toBe("/login/new-password?saved");
      });
      expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[email, "Your password was changed"]]);
      expect((await player.fetch("/api/account/security")).status).toBe(401);
      expect((await signIn(userName, PASSWORD)).status).toBe(401);
      expect((await signIn(userName, NEW_PASSWORD)).status).toBe(303);
      expect(lines.filter((line) => line.includes("password_recovered"))).not.toEqual([]);
    });

    test("and says on the page and by mail that its passkeys still work, with the way to the account that lists them", async () => {
      const { player, userName } = await confirmedPlayer();
      const asked = await player.fetch("/api/account/passkeys/options", { json: { password: PASSWORD } });
      const { challenge, rp, user } = (await asked.json()) as {
        readonly challenge: string;
        readonly rp: { readonly id: string };
        readonly user: { readonly id: string };
      };
      const authenticator = { rpId: rp.id, userHandle: user.id };
      const { credential } = makePasskey(authenticator, { challenge, origin: "http://localhost" });
      expect((await player.fetch("/api/account/passkeys", { json: { credential } })).status).toBe(200);

      const [mail] = await mailsOf(() => forget(userName));
      const visitor = store.visitor();
      const [notice] = await mailsOf(async () => {
        const saved = await sendForm(visitor, linkIn(mail), { password: NEW_PASSWORD });
        const page = await (await visitor.fetch(saved.headers.get("Location") ?? "")).text();
        expect(page).toContain("This account’s passkeys still work.");
        expect(page).toMatch(/href="\/login\?return_url=[^"]*%2Faccount"/);
      });
      expect(notice?.text).toContain("This account’s passkeys still work.");
    });

    test("and answers the same whether there is one or not", async () => {
      const { userName, email } = await confirmedPlayer();
      const { userName: withoutEmail } = await newKeeper();
      const answers: unknown[] = [];
      for (const typed of [userName, email, withoutEmail, "no-such-player", "none@example.com", "a\0b", "a@b@c"]) {
        const answer = await forget(typed);
        answers.push([answer.status, answer.headers.get("Location"), await answer.text()]);
      }
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    });

    test("of a ready account with the test tools only", async () => {
      const player = await store.visitor().signIn("player-jp");
      const password = passwordOf("player-jp");
      const [mail] = await mailsOf(() => change(player, "ready@example.com", { password }));
      await sendForm(store.visitor(), linkIn(mail));
      expect(await mailsOf(() => forget("player-jp", store.visitor({ withTestTools: false })))).toEqual([]);
      expect(await mailsOf(() => forget("player-jp"))).toHaveLength(1);
    });

    test("but not by an address that is not confirmed", async () => {
      const { player, userName, email } = await newKeeper();
      await mailsOf(() => change(player, email));
      expect(await mailsOf(() => forget(userName))).toEqual([]);
      expect(await mailsOf(() => forget(email))).toEqual([]);
    });

    test("for an hour", async () => {
      const { userName } = await confirmedPlayer();
      const [mail] = await mailsOf(() => forget(userName));
      const visitor = store.visitor();
      await visitor.fetch(linkIn(mail));
      store.passTime(HOUR_MS + 1);
      expect((await visitor.fetch(linkIn(mail))).status).toBe(410);
      expect((await sendForm(visitor, linkIn(mail), { password: NEW_PASSWORD })).status).toBe(410);
      expect((await signIn(userName, PASSWORD)).status).toBe(303);
    });

    test("once, also where the link is used twice at the same time", async () => {
      const { userName } = await confirmedPlayer();
      const [mail] = await mailsOf(() => forget(userName));
      const answers = await Promise.all(
        [NEW_PASSWORD, "another lantern by the sea"].map((password) =>
          sendForm(store.visitor(), linkIn(mail), { password }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
    });

    test("but not with a password that is too easy, and the link still works", async () => {
      const { userName } = await confirmedPlayer();
      const [mail] = await mailsOf(() => forget(userName));
      const visitor = store.visitor();
      const refused = await sendForm(visitor, linkIn(mail), { password: "password" });
      expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("too easy")]);
      expect((await sendForm(visitor, linkIn(mail), { password: `${userName}!` })).status).toBe(400);
      expect((await sendForm(visitor, linkIn(mail), { password: NEW_PASSWORD })).status).toBe(303);
    });

    test("and the second factor is still asked for", async () => {
      const { player, userName } = await confirmedPlayer();
      await switchSecondFactorOn(player, store);
      const [mail] = await mailsOf(() => forget(userName));
      await sendForm(store.visitor(), linkIn(mail), { password: NEW_PASSWORD });
      expect((await signIn(userName, NEW_PASSWORD)).headers.get("Location")).toBe("/login/code");
    });

    test("with at most three links an hour, however often strangers ask, and no lock of the form or the sign-in", async () => {
      const { userName } = await confirmedPlayer();
      const clientAddress = "203.0.113.70";
      const mails = await mailsOf(async () => {
        for (let asked = 0; asked <= NETWORK_FREE_FAILURES; asked += 1) {
          if (asked % 20 === 0) store.passTime(MINUTE_MS);
          expect((await forget(userName, store.visitor({ clientAddress }))).status).toBe(303);
        }
      });
      expect(mails).toHaveLength(3);
      const fields = { userName, password: PASSWORD };
      expect((await store.visitor({ clientAddress }).submit("/login", fields)).status).toBe(303);
    });

    test("in the language of the account", async () => {
      const { player, userName, email } = await newKeeper();
      const headers = { "X-PP-Locale": "ko-KR" };
      const json = { email, password: PASSWORD };
      const [mail] = await mailsOf(() => player.fetch("/api/account/email", { method: "PUT", json, headers }));
      expect(mail?.subject).toBe("이메일 주소 인증");
      await sendForm(store.visitor(), linkIn(mail));
      const [recovery] = await mailsOf(() => forget(userName));
      expect(recovery?.subject).toBe("새 비밀번호 설정");
      expect(recovery?.html).toContain('lang="ko-KR"');
    });
  });

  test("and its links are never written to the log", () => {
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).not.toMatch(/@example|token=|[A-Za-z0-9_-]{43}/);
  });
});
