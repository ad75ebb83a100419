import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { articles, moderators } from "#adapters/reference-backend/database/schema/index.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { codeAt } from "#tests/support/second-factor.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";
import { smallContent } from "#tests/support/test-content.ts";
import { isSignedIn, newPlayer, PASSWORD, sendForm, switchSecondFactorOn } from "./new-player.ts";

const STEP_MS = 30_000;
const MINUTE_MS = 60_000;

describeRules("the second factor on %s", (kind) => {
  const store = openTestStore(kind, { content: smallContent });

  const begin = (player: TestViewer) =>
    player.json<{ secret: string; address: string }>("/api/account/second-factor", { json: { password: PASSWORD } });
  const confirm = (player: TestViewer, code: string) =>
    player.fetch("/api/account/second-factor", { method: "PUT", json: { code } });
  const remove = (player: TestViewer, code: string, password = PASSWORD) =>
    player.fetch("/api/account/second-factor/remove", { json: { password, code } });
  const stateOf = async (player: TestViewer) =>
    (await player.json<{ second_factor: unknown }>("/api/account/security")).second_factor;
  /** A player with a second factor; the step of its first code is over. */
  const newCarefulPlayer = async () => {
    const { player, userName } = await newPlayer(store);
    const { secret } = await begin(player);
    const answer = await confirm(player, codeAt(secret, store.now()));
    const { recovery_codes } = (await answer.json()) as { recovery_codes: string[] };
    store.passTime(2 * STEP_MS);
    return { player, userName, secret, recoveryCodes: recovery_codes };
  };
  /** A browser whose password was right. */
  const halfSignedIn = async (userName: string, query = "") => {
    const visitor = store.visitor();
    const answer = await visitor.submit("/login", { userName, password: PASSWORD }, query);
    expect(answer.status).toBe(303);
    return { visitor, location: answer.headers.get("Location") ?? "" };
  };
  const sendCode = (visitor: TestViewer, code: string, path = "/login/code") => sendForm(visitor, path, { code }, path);

  describe("is switched on", () => {
    test("with a first code of the app, and gives ten recovery codes, once", async () => {
      const { player, userName } = await newPlayer(store);
      const { secret, address } = await begin(player);
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      expect(address).toMatch(/^otpauth:\/\/totp\/Purple%20Store:/);
      expect(address).toContain(userName);
      expect(await stateOf(player)).toEqual({ is_on: false, is_required: false, recovery_codes_left: 0 });
      const answer = await confirm(player, codeAt(secret, store.now()));
      const { recovery_codes } = (await answer.json()) as { recovery_codes: string[] };
      expect(new Set(recovery_codes).size).toBe(10);
      for (const code of recovery_codes) expect(code).toMatch(/^([A-Z2-7]{6}-){3}[A-Z2-7]{6}$/);
      expect(await stateOf(player)).toEqual({ is_on: true, is_required: false, recovery_codes_left: 10 });
      expect((await confirm(player, codeAt(secret, store.now()))).status).toBe(409);
      const again = await player.fetch("/api/account/second-factor", { json: { password: PASSWORD } });
      expect([again.status, await again.json()]).toMatchObject([409, { error: { code: "SECOND_FACTOR_ON" } }]);
    });

    test("not with a code of another time, nor before it has begun", async () => {
      const { player } = await newPlayer(store);
      const notBegun = await confirm(player, "123456");
      expect([notBegun.status, await notBegun.json()]).toMatchObject([
        409,
        { error: { code: "SECOND_FACTOR_NOT_BEGUN" } },
      ]);
      const { secret } = await begin(player);
      expect((await confirm(player, codeAt(secret, store.now() + 10 * STEP_MS))).status).toBe(403);
      expect(await stateOf(player)).toMatchObject({ is_on: false });
    });

    test("and a sign-in does not ask for it before that", async () => {
      const { player, userName } = await newPlayer(store);
      await begin(player);
      const { visitor } = await halfSignedIn(userName);
      expect(await isSignedIn(visitor)).toBe(true);
    });

    test("and ends the other sessions, which were signed in by the password alone", async () => {
      const { player, userName } = await newPlayer(store);
      const { visitor: other } = await halfSignedIn(userName);
      const { secret } = await begin(player);
      await confirm(player, codeAt(secret, store.now()));
      expect(await isSignedIn(other)).toBe(false);
      expect(await isSignedIn(player)).toBe(true);
    });

    test("and neither its secret nor its recovery codes can be read again", async () => {
      const { player, secret, recoveryCodes } = await newCarefulPlayer();
      const answers = [
        await (await player.fetch("/api/account/security")).text(),
        await (await player.fetch("/api/session/check")).text(),
      ].join();
      expect(answers).not.toContain(secret);
      const kept = JSON.stringify(await store.database.queries.query.recoveryCodes.findMany());
      for (const code of recoveryCodes) {
        expect(answers).not.toContain(code);
        expect(kept).not.toContain(code.replaceAll("-", ""));
      }
    });
  });

  describe("is required at the sign-in", () => {
    test("after the password, and returns to the requested page", async () => {
      const { userName, secret } = await newCarefulPlayer();
      const { visitor, location } = await halfSignedIn(userName, "?return_url=%2Fgame%2Ftl%3Ftab%3Dreview");
      expect(location).toBe("/login/code?return_url=%2Fgame%2Ftl%3Ftab%3Dreview");
      expect(await isSignedIn(visitor)).toBe(false);
      expect(visitor.cookies.has("pp_session")).toBe(false);
      const page = await (await visitor.fetch(location)).text();
      expect(page).toContain('autocomplete="one-time-code"');
      expect(page).not.toContain("<script");
      const answer = await sendCode(visitor, codeAt(secret, store.now()), location);
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/game/tl?tab=review"]);
      expect(await isSignedIn(visitor)).toBe(true);
      // The second step is over.
      expect((await visitor.fetch("/login/code")).status).toBe(303);
    });

    test.each([
      ["of the step before", -STEP_MS, 303],
      ["of the step to come", STEP_MS, 303],
      ["of a minute ago", -2 * STEP_MS, 401],
      ["of a minute to come", 2 * STEP_MS, 401],
    ])("a code %s", async (_what, offset, status) => {
      const { userName, secret } = await newCarefulPlayer();
      store.passTime(2 * STEP_MS);
      const { visitor } = await halfSignedIn(userName);
      expect((await sendCode(visitor, codeAt(secret, store.now() + offset))).status).toBe(status);
      expect(await isSignedIn(visitor)).toBe(status === 303);
    });

    test("and accepts a recovery code instead of a code, once", async () => {
      const { userName, recoveryCodes } = await newCarefulPlayer();
      const [code = ""] = recoveryCodes;
      const { visitor } = await halfSignedIn(userName);
      expect(await (await visitor.fetch("/login/code?by=recovery")).text()).toContain("Recovery code");
      expect((await sendCode(visitor, code.toLowerCase(), "/login/code?by=recovery")).status).toBe(303);
      expect(await stateOf(visitor)).toMatchObject({ recovery_codes_left: 9 });
      const { visitor: second } = await halfSignedIn(userName);
      const answer = await sendCode(second, code);
      expect(answer.status).toBe(401);
      expect(await answer.text()).toContain("This code is wrong, has expired or was already used.");
    });

    test("and not by the code without the password, in another browser", async () => {
      const { userName, secret } = await newCarefulPlayer();
      await halfSignedIn(userName);
      const stranger = store.visitor();
      const answer = await stranger.fetch("/login/code", { form: { code: codeAt(secret, store.now()) } });
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/login?again=1"]);
      expect(await isSignedIn(stranger)).toBe(false);
    });

    test("and not by a form of another site", async () => {
      const { userName, secret } = await newCarefulPlayer();
      const { visitor } = await halfSignedIn(userName);
      const form = { code: codeAt(secret, store.now()), form_token: "A".repeat(22) };
      expect((await visitor.fetch("/login/code", { form })).status).toBe(403);
      const headers = { Origin: "https://evil.example.com" };
      expect((await visitor.fetch("/login/code", { form, headers })).status).toBe(403);
      expect(await isSignedIn(visitor)).toBe(false);
    });

    test("for five minutes, then the password is required again", async () => {
      const { userName, secret } = await newCarefulPlayer();
      const { visitor } = await halfSignedIn(userName);
      store.passTime(5 * MINUTE_MS);
      const answer = await visitor.fetch("/login/code", { form: { code: codeAt(secret, store.now()) } });
      expect(answer.headers.get("Location")).toBe("/login?again=1");
      expect(await (await visitor.fetch("/login?again=1")).text()).toContain("You have to sign in again");
    });

    test("five times, then the player has to wait and to enter the password again, even with a right code", async () => {
      const { userName, secret } = await newCarefulPlayer();
      const { visitor } = await halfSignedIn(userName);
      expect((await sendCode(visitor, "\u3164")).status).toBe(400);
      for (let tries = 0; tries < 5; tries += 1) {
        expect((await sendCode(visitor, codeAt(secret, store.now() + 99 * STEP_MS))).status).toBe(401);
      }
      const limited = await sendCode(visitor, codeAt(secret, store.now()));
      expect([limited.status, limited.headers.get("Retry-After")]).toEqual([429, "60"]);
      expect(await limited.text()).toContain("Too many attempts. Wait 1 minute");
      store.passTime(MINUTE_MS);
      const answer = await sendCode(visitor, codeAt(secret, store.now()));
      expect(answer.headers.get("Location")).toBe("/login?again=1");
      expect(await isSignedIn(visitor)).toBe(false);
    });

    test("and an attacker with the password cannot try codes without limit by entering it again and again", async () => {
      const { userName, secret } = await newCarefulPlayer();
      let tries = 0;
      for (let round = 0; round < 10; round += 1) {
        const visitor = store.visitor();
        const answer = await visitor.submit("/login", { userName, password: PASSWORD });
        if (answer.status === 429) break;
        for (let code = 0; code < 2; code += 1) {
          const tried = await sendCode(visitor, codeAt(secret, store.now() + 99 * STEP_MS));
          if (tried.status === 401) tries += 1;
        }
      }
      expect(tries).toBe(5);
    });
  });

  test.each([
    ["code of the app", async ({ secret }: { secret: string; recoveryCodes: string[] }) => codeAt(secret, store.now())],
    ["recovery code", async ({ recoveryCodes }: { recoveryCodes: string[] }) => recoveryCodes[3] ?? ""],
  ])("the same %s sent by two browsers at once signs one of them in", async (_what, codeOf) => {
    const careful = await newCarefulPlayer();
    const code = await codeOf(careful);
    const browsers = await Promise.all(Array.from({ length: 4 }, () => halfSignedIn(careful.userName)));
    const answers = await Promise.all(browsers.map(({ visitor }) => sendCode(visitor, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 401, 401, 401]);
  });

  test("a code that was accepted is not accepted again within its step", async () => {
    const { userName, secret } = await newCarefulPlayer();
    const code = codeAt(secret, store.now());
    const { visitor: first } = await halfSignedIn(userName);
    expect((await sendCode(first, code)).status).toBe(303);
    const { visitor: second } = await halfSignedIn(userName);
    expect((await sendCode(second, code)).status).toBe(401);
    // Nor one of the step before, which is still within the window.
    expect((await sendCode(second, codeAt(secret, store.now() - STEP_MS))).status).toBe(401);
  });

  test("is switched off with password and code, and the sign-in is the password alone again", async () => {
    const { player, userName, secret } = await newCarefulPlayer();
    expect((await remove(player, codeAt(secret, store.now()), "not the password")).status).toBe(403);
    expect((await remove(player, codeAt(secret, store.now() + 99 * STEP_MS))).status).toBe(403);
    expect(await stateOf(player)).toMatchObject({ is_on: true });
    expect((await remove(player, codeAt(secret, store.now()))).status).toBe(200);
    expect(await stateOf(player)).toEqual({ is_on: false, is_required: false, recovery_codes_left: 0 });
    const { visitor } = await halfSignedIn(userName);
    expect(await isSignedIn(visitor)).toBe(true);
    const again = await remove(player, "123456");
    expect([again.status, await again.json()]).toMatchObject([409, { error: { code: "SECOND_FACTOR_OFF" } }]);
  });
});

describe("a moderator on live", () => {
  const live = openTestStore("postgres", { content: smallContent, environment: "live" });

  const newModerator = async () => {
    const { player, accountId } = await newPlayer(live);
    await live.database.queries.insert(moderators).values({ accountId });
    return player;
  };
  const newArticle = async () => {
    const author = await live.visitor().register(`author-${live.now()}`);
    live.passTime(MINUTE_MS);
    const json = { title: "Rain over the harbour", body: "<p>It has not stopped since Tuesday.</p>" };
    const { id } = await author.json<{ id: string }>("/community/api/games/tl/boards/free/articles", { json });
    return id;
  };
  const roleOf = async (visitor: TestViewer) =>
    (await visitor.json<{ my_role: string }>("/community/api/games/tl/boards")).my_role;

  test("has the rights of a player until a second factor is set up, with a message about it", async () => {
    const moderator = await newModerator();
    const id = await newArticle();
    expect(await roleOf(moderator)).toBe("player");
    const security = await moderator.json("/api/account/security");
    expect(security).toMatchObject({ second_factor: { is_on: false, is_required: true } });
    const hide = () => moderator.fetch(`/community/api/articles/${id}/moderate`, { json: { hidden: true } });
    const refused = await hide();
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { error: { details: { reason: "second_factor_required" } } },
    ]);
    await switchSecondFactorOn(moderator, live);
    expect(await roleOf(moderator)).toBe("moderator");
    expect((await hide()).status).toBe(200);
    const [article] = await live.database.queries.select().from(articles).where(eq(articles.id, id));
    expect(article?.hiddenBy).toBe("moderator");
  });

  test("cannot switch it off", async () => {
    const moderator = await newModerator();
    const secret = await switchSecondFactorOn(moderator, live);
    live.passTime(MINUTE_MS);
    const json = { password: PASSWORD, code: codeAt(secret, live.now()) };
    const answer = await moderator.fetch("/api/account/second-factor/remove", { json });
    expect([answer.status, await answer.json()]).toMatchObject([409, { error: { code: "SECOND_FACTOR_REQUIRED" } }]);
  });
});
