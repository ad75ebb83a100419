import { describe, expect, onTestFinished, test } from "vitest";
import { createAccount } from "#adapters/reference-backend/domain/accounts/accounts.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";
import { smallContent } from "#tests/support/test-content.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Password with which new players of a test backend register. */
const FIRST_PASSWORD = "correct horse";
const NEW_PASSWORD = "a lantern above the harbour";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
const SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 Version/26.1 Safari/604.1";

interface ListedSession {
  readonly id: string;
  readonly browser: string;
  readonly system: string;
  readonly shell: string;
  readonly last_seen_at: string;
  readonly is_current: boolean;
}

describeRules("an account on %s", (kind) => {
  let names = 0;

  const store = openTestStore(kind, { content: smallContent });

  const newPlayer = async () => {
    names += 1;
    const userName = `keeper-${names}`;
    const player = store.visitor();
    await player.register(userName);
    return { player, userName };
  };
  const signIn = async (userName: string, password: string, userAgent = ""): Promise<TestViewer> => {
    const visitor = store.visitor();
    const page = await (await visitor.fetch("/login")).text();
    const token = /name="form_token" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const form = { userName, password, form_token: token };
    const answer = await visitor.fetch("/login", { form, headers: { "User-Agent": userAgent } });
    expect(answer.status).toBe(303);
    return visitor;
  };
  const isSignedIn = async (visitor: TestViewer) => (await visitor.fetch("/api/store/favorites")).status === 200;
  const changePassword = (visitor: TestViewer, current: string, wanted: string) =>
    visitor.fetch("/api/account/password", {
      method: "PUT",
      json: { current_password: current, new_password: wanted },
    });
  const sessionsOf = async (visitor: TestViewer) =>
    (await visitor.json<{ sessions: ListedSession[] }>("/api/account/sessions")).sessions;

  describe("changes its password", () => {
    test("and is signed in with the new one alone", async () => {
      const { player, userName } = await newPlayer();
      expect(await player.json("/api/account/security")).toMatchObject({ password_changed_at: null });
      const answer = await changePassword(player, FIRST_PASSWORD, NEW_PASSWORD);
      expect(await answer.json()).toEqual({ result: true, ended_sessions: 0 });
      const changedAt = new Date(store.now()).toISOString();
      expect(await player.json("/api/account/security")).toMatchObject({ password_changed_at: changedAt });
      const refused = await store.visitor().submit("/login", { userName, password: FIRST_PASSWORD });
      expect(refused.status).toBe(401);
      expect(await isSignedIn(await signIn(userName, NEW_PASSWORD))).toBe(true);
    });

    test("with the current one, or not at all", async () => {
      const { player, userName } = await newPlayer();
      const answer = await changePassword(player, "not the password", NEW_PASSWORD);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ error: { code: "WRONG_PASSWORD" } });
      expect(await isSignedIn(await signIn(userName, FIRST_PASSWORD))).toBe(true);
    });

    test("but not after many wrong ones, until some time has passed, though its sessions go on", async () => {
      const { player } = await newPlayer();
      for (let tries = 0; tries < 5; tries += 1) {
        expect((await changePassword(player, "not the password", NEW_PASSWORD)).status).toBe(403);
      }
      const limited = await changePassword(player, FIRST_PASSWORD, NEW_PASSWORD);
      expect([limited.status, limited.headers.get("Retry-After")]).toEqual([429, "60"]);
      const setUp = await player.fetch("/api/account/second-factor", { json: { password: FIRST_PASSWORD } });
      expect(setUp.status).toBe(429);
      expect(await isSignedIn(player)).toBe(true);
      store.passTime(MINUTE_MS);
      expect((await changePassword(player, FIRST_PASSWORD, NEW_PASSWORD)).status).toBe(200);
    });

    test("and ends its other sessions, while this one continues with a new token", async () => {
      const { player, userName } = await newPlayer();
      const others = [await signIn(userName, FIRST_PASSWORD), await signIn(userName, FIRST_PASSWORD)];
      const stolen = store.visitor();
      stolen.cookies.set("pp_session", player.cookies.get("pp_session") ?? "");
      const idBefore = (await player.fetch("/api/session/check")).headers.get("X-PP-Sid");
      const answer = await changePassword(player, FIRST_PASSWORD, NEW_PASSWORD);
      expect(await answer.json()).toMatchObject({ ended_sessions: 2 });
      for (const other of others) expect(await isSignedIn(other)).toBe(false);
      expect(await isSignedIn(stolen)).toBe(false);
      expect(await isSignedIn(player)).toBe(true);
      // The open page stays usable, because it identifies the session by its public id.
      expect((await player.fetch("/api/session/check")).headers.get("X-PP-Sid")).toBe(idBefore);
    });

    test("and codes of single sign-on that were given out before open nothing", async () => {
      const { player } = await newPlayer();
      const json = { url: "https://owned.example.com/" };
      const { ssoUrl } = await player.json<{ ssoUrl: string }>("/api/session/sso", { json });
      await changePassword(player, FIRST_PASSWORD, NEW_PASSWORD);
      const landed = await store.visitor().fetch(`/sso${new URL(ssoUrl).search}`);
      expect(landed.headers.get("Location")).toBe("/login");
    });

    test.each([
      ["seven77", "passwordShort"],
      ["x".repeat(129), "passwordLong"],
      [" ".repeat(12), "passwordBlank"],
      ["password", "passwordCommon"],
      ["PassWord1", "passwordCommon"],
      ["ｐａｓｓｗｏｒｄ", "passwordCommon"],
      ["12345678", "passwordCommon"],
      ["aaaaaaaa", "passwordCommon"],
      ["qwertyuiop", "passwordCommon"],
    ])("but not to %j", async (wanted, reason) => {
      const { player } = await newPlayer();
      const answer = await changePassword(player, FIRST_PASSWORD, wanted);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        error: { details: { reason, fields: [{ field: "body.new_password" }] } },
      });
      expect(await isSignedIn(player)).toBe(true);
    });

    test("but not to its own user name", async () => {
      const { player, userName } = await newPlayer();
      const answer = await changePassword(player, FIRST_PASSWORD, `${userName}!`);
      expect(await answer.json()).toMatchObject({ error: { details: { reason: "passwordCommon" } } });
    });
  });

  describe("registers", () => {
    test.each([
      [" ".repeat(8), "A password can’t be only spaces."],
      ["password", "This password is too easy to guess."],
      ["12345678", "This password is too easy to guess."],
      ["new-keeper", "This password is too easy to guess."],
    ])("not with the password %j, and what was typed is kept", async (password, words) => {
      const fields = { userName: "new-keeper", password, nickname: "Keeper of lanterns", country: "KR" };
      const answer = await store.visitor().submit("/register", fields);
      expect(answer.status).toBe(400);
      const page = await answer.text();
      expect(page).toContain(words);
      expect(page).toContain('value="Keeper of lanterns"');
    });
  });

  test("that is older than the password rules still signs in, and must follow them at its next change", async () => {
    const registration = { userName: "old-keeper", password: "password", email: "", nickname: "Old", country: "KR" };
    await createAccount(store.database.queries, registration, [], new Date(store.now()));
    const visitor = await signIn("old-keeper", "password");
    expect(await isSignedIn(visitor)).toBe(true);
    expect((await changePassword(visitor, "password", "password")).status).toBe(400);
    expect((await changePassword(visitor, "password", NEW_PASSWORD)).status).toBe(200);
  });

  describe("knows its sessions", () => {
    test("the current one first, by browser and system, and in the order of their last use", async () => {
      const { userName } = await newPlayer();
      const phone = await signIn(userName, FIRST_PASSWORD, SAFARI);
      store.passTime(MINUTE_MS);
      const computer = await signIn(userName, FIRST_PASSWORD, FIREFOX);
      store.passTime(MINUTE_MS);
      await phone.fetch("/api/store/favorites");
      const listed = await sessionsOf(computer);
      expect(listed.map(({ browser, system, is_current }) => [browser, system, is_current])).toEqual([
        ["Firefox", "Windows", true],
        ["Safari", "iOS", false],
        ["", "", false],
      ]);
    });

    test("with the shell that its pages name", async () => {
      const { player } = await newPlayer();
      await player.fetch("/api/store/favorites", { headers: { "X-PP-Client": "launcher/1.2" } });
      expect((await sessionsOf(player))[0]).toMatchObject({ shell: "launcher" });
    });

    test("and sees when each was used, to the minute", async () => {
      const { player } = await newPlayer();
      const seenAt = async () => (await sessionsOf(player))[0]?.last_seen_at;
      const begun = await seenAt();
      store.passTime(MINUTE_MS - 1);
      await player.fetch("/api/store/favorites");
      expect(await seenAt()).toBe(begun);
      store.passTime(1);
      await player.fetch("/api/store/favorites");
      expect(await seenAt()).toBe(new Date(store.now()).toISOString());
    });

    test("and those that are over are not among them", async () => {
      const { player, userName } = await newPlayer();
      await signIn(userName, FIRST_PASSWORD);
      store.passTime(13 * DAY_MS);
      await player.fetch("/api/store/favorites");
      store.passTime(DAY_MS);
      expect(await sessionsOf(player)).toHaveLength(1);
    });

    test("and ends one of them, twice without harm", async () => {
      const { player, userName } = await newPlayer();
      const other = await signIn(userName, FIRST_PASSWORD);
      const id = (await sessionsOf(player)).find(({ is_current }) => !is_current)?.id;
      const end = () => player.json(`/api/account/sessions/${id}`, { method: "DELETE" });
      expect(await end()).toEqual({ ended_sessions: 1 });
      expect(await end()).toEqual({ ended_sessions: 0 });
      expect(await isSignedIn(other)).toBe(false);
      expect((await other.fetch("/api/session/check")).status).toBe(401);
      expect(await isSignedIn(player)).toBe(true);
    });

    test("and ends all others", async () => {
      const { player, userName } = await newPlayer();
      const others = [await signIn(userName, FIRST_PASSWORD), await signIn(userName, FIRST_PASSWORD)];
      expect(await player.json("/api/account/sessions", { method: "DELETE" })).toEqual({ ended_sessions: 2 });
      for (const other of others) expect(await isSignedIn(other)).toBe(false);
      expect(await isSignedIn(player)).toBe(true);
    });

    test("but ends none of another account", async () => {
      const [one, other] = [await newPlayer(), await newPlayer()];
      const id = (await sessionsOf(other.player))[0]?.id;
      expect(await one.player.json(`/api/account/sessions/${id}`, { method: "DELETE" })).toEqual({ ended_sessions: 0 });
      expect(await isSignedIn(other.player)).toBe(true);
    });
  });

  test.each([
    ["ends it", (player: TestViewer, id: string) => player.fetch(`/api/account/sessions/${id}`, { method: "DELETE" })],
    ["ends all others", (player: TestViewer) => player.fetch("/api/account/sessions", { method: "DELETE" })],
    ["changes the password", (player: TestViewer) => changePassword(player, FIRST_PASSWORD, NEW_PASSWORD)],
    ["signs out there", (_player: TestViewer, _id: string, other: TestViewer) => other.fetch("/logout")],
  ])("the live stream of another session ends when the player %s", async (_what, act) => {
    const { player, userName } = await newPlayer();
    const other = await signIn(userName, FIRST_PASSWORD);
    const id = (await sessionsOf(player)).find(({ is_current }) => !is_current)?.id ?? "";
    const reader = await openStream(other);
    const own = await openStream(player);
    await act(player, id, other);
    await readToEnd(reader);
    // The player's own stream stays open and receives the updates of the account.
    await player.fetch("/notification/api/notifications/read-all", {
      json: { until: new Date(store.now()).toISOString() },
    });
    expect((await own.read()).done).toBe(false);
  });

  async function openStream(visitor: TestViewer) {
    const answer = await visitor.fetch("/notification/api/events");
    const reader = (answer.body ?? new ReadableStream<Uint8Array>()).getReader();
    onTestFinished(() => reader.cancel());
    // A stream begins with several messages; the number of unread notifications is the last of them.
    for (;;) {
      const { value } = await reader.read();
      if (new TextDecoder().decode(value).includes("unread")) return reader;
    }
  }
});

async function readToEnd(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  for (;;) if ((await reader.read()).done) return;
}
