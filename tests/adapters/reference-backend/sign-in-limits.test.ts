import { expect, test } from "vitest";
import {
  checkSignInAllowed,
  clearSignInFailures,
  KNOWN_BY_SESSION,
} from "#adapters/reference-backend/domain/accounts/sign-in-limits.ts";
import { ACCOUNT_FREE_FAILURES, NETWORK_FREE_FAILURES } from "#core/account/constants.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { createNoopLogger } from "#tests/support/noop-logger.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { testContent } from "#tests/support/test-content.ts";
import { passwordOf } from "./new-player.ts";
import { openTwoProcesses } from "./two-processes.ts";

const MINUTE_MS = 60_000;
const UNLIMITED = { reads: 0, writes: 0, signIns: 0, registrations: 0 };
const PASSWORD = passwordOf("player-kr");

describeRules("failed sign-ins on %s", (kind) => {
  const logged: unknown[] = [];

  const logger = {
    ...createNoopLogger(),
    info: (message: string, details: object = {}) => void logged.push({ message, ...details }),
  };
  const store = openTestStore(kind, {
    content: testContent,
    rateLimits: UNLIMITED,
    logger,
  });

  let addresses = 0;
  const newAddress = () => {
    addresses += 1;
    return `198.51.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
  };
  /** Signs in from an unused network. */
  const signIn = async (userName: string, password: string, language = "en-US") => {
    const visitor = store.visitor({ clientAddress: newAddress() });
    visitor.cookies.set("locale", language);
    const answer = await visitor.submit("/login", { userName, password });
    return { status: answer.status, retryAfter: answer.headers.get("Retry-After"), page: await answer.text() };
  };
  const failAll = async (userName: string) => {
    for (let tried = 0; tried < ACCOUNT_FREE_FAILURES; tried += 1) {
      expect((await signIn(userName, `wrong ${tried}`)).status).toBe(401);
    }
  };
  const refused = (minutes: number) => ({ status: 429, retryAfter: String(minutes * 60) });

  test("of an account delay the next one, longer each time, from any network", async () => {
    await failAll("player-kr");
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      expect(await signIn("player-kr", PASSWORD)).toMatchObject(refused(minutes));
      store.passTime(minutes * MINUTE_MS - 1);
      expect((await signIn("player-kr", PASSWORD)).status).toBe(429);
      store.passTime(1);
      expect((await signIn("player-kr", "wrong")).status).toBe(401);
    }
    store.passTime(15 * MINUTE_MS);
    expect((await signIn("player-kr", PASSWORD)).status).toBe(303);
  });

  test("no longer count after a successful sign-in", async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let tried = 1; tried < ACCOUNT_FREE_FAILURES; tried += 1) await signIn("player-kr", "wrong");
      expect((await signIn("player-kr", PASSWORD)).status).toBe(303);
    }
  });

  test("get the same answer for unknown and for known names", async () => {
    const answersTo = async (userName: string) => {
      const answers: unknown[] = [];
      for (let tried = 0; tried < ACCOUNT_FREE_FAILURES + 2; tried += 1) {
        const { page, ...answer } = await signIn(userName, "wrong");
        const said = page.replaceAll(userName, "").replaceAll(/value="[\w-]{22}"|nonce[^ ]+/g, "");
        answers.push({ ...answer, said });
      }
      return answers;
    };
    await store.visitor().register("somebody-there");
    expect(await answersTo("nobody-there")).toEqual(await answersTo("somebody-there"));
  });

  test("count for the account however its name is typed", async () => {
    await store.visitor().register("typed-name");
    for (const userName of ["typed-name", "TYPED-NAME", " typed-name ", "ｔｙｐｅｄ-ｎａｍｅ", "Typed-Name"]) {
      expect((await signIn(userName, "wrong")).status).toBe(401);
    }
    expect((await signIn("typed-name", "correct horse")).status).toBe(429);
  });

  test("of strangers keep no player out of a browser that is known, which has failures of its own", async () => {
    const player = await store.visitor({ clientAddress: newAddress() }).register("sought-after");
    const stranger = await store.visitor({ clientAddress: newAddress() }).register("stranger-within");
    await failAll("sought-after");
    const right = { userName: "sought-after", password: "correct horse" };
    const comesBack = (visitor: typeof player) => {
      // Another day, another network, and the session is over.
      const browser = store.visitor({ clientAddress: newAddress() });
      const device = visitor.cookies.get("pp_device");
      if (device !== undefined) browser.cookies.set("pp_device", device);
      return browser;
    };
    const browser = comesBack(player);
    expect((await browser.submit("/login", right)).status).toBe(303);
    expect((await comesBack(stranger).submit("/login", right)).status).toBe(429);
    expect((await store.visitor().submit("/login", right)).status).toBe(429);
    for (let tried = 0; tried < ACCOUNT_FREE_FAILURES; tried += 1) {
      const wrong = { userName: "sought-after", password: `wrong ${tried}` };
      expect((await comesBack(browser).submit("/login", wrong)).status).toBe(401);
    }
    expect((await comesBack(browser).submit("/login", right)).status).toBe(429);
  });

  test("of strangers keep no player from changing the own password", async () => {
    const player = await store.visitor().register("changes-anyway");
    await failAll("changes-anyway");
    const change = { current_password: "correct horse", new_password: "a newer horse, too" };
    expect((await player.fetch("/api/account/password", { method: "PUT", json: change })).status).toBe(200);
  });

  test("are counted one by one when they come at once", async () => {
    await store.visitor().register("guessed-at-once");
    const answers = await Promise.all(Array.from({ length: 25 }, (_, at) => signIn("guessed-at-once", `wrong ${at}`)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(ACCOUNT_FREE_FAILURES);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25 - ACCOUNT_FREE_FAILURES);
  });

  test.each([
    ["en-US", 2, "Wait 2 minutes,"],
    ["ar-SA", 2, "دقيقتين"],
  ])(
    "show in %s that there are %i minutes to wait, and the name stays in the form",
    async (language, minutes, words) => {
      const userName = `waits-${language.toLowerCase()}-${minutes}`;
      await failAll(userName);
      for (let waited = 1; waited < minutes; waited *= 2) {
        store.passTime(waited * MINUTE_MS);
        await signIn(userName, "wrong");
      }
      const { page, status } = await signIn(userName, "wrong", language);
      expect(status).toBe(429);
      expect(page).toContain(words);
      expect(page).toContain(`value="${userName}"`);
    },
  );

  test("of a network make all its sign-ins wait, but only after a hundred, and for other networks nothing changes", async () => {
    const { queries } = store.database;
    const now = new Date(store.now());
    const attempt = (at: number) => ({
      userName: `name-${at}`,
      clientAddress: `2001:db8:5:5::${at + 1}`,
      knownBy: null,
      now,
    });
    for (let at = 0; at < NETWORK_FREE_FAILURES; at += 1) {
      expect(await checkSignInAllowed(queries, attempt(at))).toEqual({ isAllowed: true });
    }
    const next = attempt(NETWORK_FREE_FAILURES);
    expect(await checkSignInAllowed(queries, next)).toEqual({ isAllowed: false, waitMs: MINUTE_MS });
    expect(await checkSignInAllowed(queries, { ...next, clientAddress: "2001:db8:5:6::1" })).toEqual({
      isAllowed: true,
    });
    // What is known waits for its account alone.
    for (const knownBy of ["a browser", KNOWN_BY_SESSION]) {
      expect(await checkSignInAllowed(queries, { ...next, knownBy })).toEqual({ isAllowed: true });
    }
    const later = { ...next, now: new Date(now.getTime() + MINUTE_MS) };
    expect(await checkSignInAllowed(queries, later)).toEqual({ isAllowed: true });
  });

  test("of a network do not grow by players who sign in", async () => {
    const { queries } = store.database;
    const now = new Date(store.now());
    for (let at = 0; at < 2 * NETWORK_FREE_FAILURES; at += 1) {
      const attempt = { userName: `busy-${at}`, clientAddress: "203.0.113.200", knownBy: null, now };
      expect(await checkSignInAllowed(queries, attempt)).toEqual({ isAllowed: true });
      await clearSignInFailures(queries, attempt);
    }
  });
});

test("two processes of one PostgreSQL count failed sign-ins together", async () => {
  const stores = await openTwoProcesses({ content: testContent, rateLimits: UNLIMITED });
  const attempts = stores.flatMap((store) =>
    Array.from({ length: 10 }, async () => {
      const answer = await store
        .visitor({ clientAddress: "203.0.113.1" })
        .submit("/login", { userName: "player-kr", password: "wrong" });
      return answer.status;
    }),
  );
  expect((await Promise.all(attempts)).filter((status) => status === 401)).toHaveLength(ACCOUNT_FREE_FAILURES);
});
