import { describe, expect, test } from "vitest";
import { createAccount } from "#adapters/reference-backend/domain/accounts/accounts.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";
import { smallContent } from "#tests/support/test-content.ts";
import type { AnswerOf } from "./answer-of.ts";
import { listen } from "./event-stream.ts";
import { formTokenIn, isSignedIn, newPlayer, PASSWORD } from "./new-player.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const NEW_PASSWORD = "a lantern above the harbour";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
const SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 Version/26.1 Safari/604.1";

describeRules("an account on %s", (kind) => {
  const store = openTestStore(kind, { content: smallContent });

  const signIn = async (userName: string, password: string, userAgent = ""): Promise<TestViewer> => {
    const visitor = store.visitor();
    const page = await (await visitor.fetch("/login")).text();
    const form = { userName, password, form_token: formTokenIn(page) };
    expect((await visitor.fetch("/login", { form, headers: { "User-Agent": userAgent } })).status).toBe(303);
    return visitor;
  };
  const changePassword = (visitor: TestViewer, current: string, wanted: string) =>
    visitor.fetch("/api/account/password", {
      method: "PUT",
      json: { current_password: current, new_password: wanted },
    });
  const sessionsOf = async (visitor: TestViewer) =>
    (await visitor.json<AnswerOf<"listAccountSessions">>("/api/account/sessions")).sessions;

  describe("changes its password", () => {
    test("and is signed in with the new one alone", async () => {
      const { player, userName } = await newPlayer(store);
      expect(await player.json("/api/account/security")).toMatchObject({ password_changed_at: null });
      const answer = await changePassword(player, PASSWORD, NEW_PASSWORD);
      expect(await answer.json()).toEqual({ result: true, ended_sessions: 0 });
      const changedAt = new Date(store.now()).toISOString();
      expect(await player.json("/api/account/security")).toMatchObject({ password_changed_at: changedAt });
      expect((await store.visitor().submit("/login", { userName, password: PASSWORD })).status).toBe(401);
      expect(await isSignedIn(await signIn(userName, NEW_PASSWORD))).toBe(true);
    });

    test("but not after many wrong ones, until some time has passed, though its sessions go on", async () => {
      const { player } = await newPlayer(store);
      for (let tries = 0; tries < 5; tries += 1) {
        expect((await changePassword(player, "not the password", NEW_PASSWORD)).status).toBe(403);
      }
      const limited = await changePassword(player, PASSWORD, NEW_PASSWORD);
      expect([limited.status, limited.headers.get("Retry-After")]).toEqual([429, "60"]);
      const setUp = await player.fetch("/api/account/second-factor", { json: { password: PASSWORD } });
      expect(setUp.status).toBe(429);
      expect(await isSignedIn(player)).toBe(true);
      store.passTime(MINUTE_MS);
      expect((await changePassword(player, PASSWORD, NEW_PASSWORD)).status).toBe(200);
    });

    test("and ends its other sessions, while this one continues with a new token", async () => {
      const { player, userName } = await newPlayer(store);
      const others = [await signIn(userName, PASSWORD), await signIn(userName, PASSWORD)];
      const stolen = store.visitor();
      stolen.cookies.set("pp_session", player.cookies.get("pp_session") ?? "");
      const idBefore = (await player.fetch("/api/session/check")).headers.get("X-PP-Sid");
      const answer = await changePassword(player, PASSWORD, NEW_PASSWORD);
      expect(await answer.json()).toMatchObject({ ended_sessions: 2 });
      for (const other of others) expect(await isSignedIn(other)).toBe(false);
      expect(await isSignedIn(stolen)).toBe(false);
      expect(await isSignedIn(player)).toBe(true);
      // The open page stays usable, because it identifies the session by its public id.
      expect((await player.fetch("/api/session/check")).headers.get("X-PP-Sid")).toBe(idBefore);
    });

    test("and codes of single sign-on that were given out before open nothing", async () => {
      const { player } = await newPlayer(store);
      const json = { url: "https://owned.example.com/" };
      const { ssoUrl } = await player.json<{ ssoUrl: string }>("/api/session/sso", { json });
      await changePassword(player, PASSWORD, NEW_PASSWORD);
      const landed = await store.visitor().fetch(`/sso${new URL(ssoUrl).search}`);
      expect(landed.headers.get("Location")).toBe("/login");
    });

    test("but not to its own user name", async () => {
      const { player, userName } = await newPlayer(store);
      const answer = await changePassword(player, PASSWORD, `${userName}!`);
      expect(await answer.json()).toMatchObject({ error: { details: { reason: "passwordCommon" } } });
    });
  });

  test("registers not with its own user name as the password, and what was typed is kept", async () => {
    const fields = { userName: "new-keeper", password: "new-keeper", nickname: "Keeper of lanterns", country: "KR" };
    const answer = await store.visitor().submit("/register", fields);
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain("This password is too easy to guess.");
    expect(page).toContain('value="Keeper of lanterns"');
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
      const { userName } = await newPlayer(store);
      const phone = await signIn(userName, PASSWORD, SAFARI);
      store.passTime(MINUTE_MS);
      const computer = await signIn(userName, PASSWORD, FIREFOX);
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
      const { player } = await newPlayer(store);
      await player.fetch("/api/store/favorites", { headers: { "X-PP-Client": "launcher/1.2" } });
      expect((await sessionsOf(player))[0]).toMatchObject({ shell: "launcher" });
    });

    test("and sees when each was used, to the minute", async () => {
      const { player } = await newPlayer(store);
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
      const { player, userName } = await newPlayer(store);
      await signIn(userName, PASSWORD);
      store.passTime(13 * DAY_MS);
      await player.fetch("/api/store/favorites");
      store.passTime(DAY_MS);
      expect(await sessionsOf(player)).toHaveLength(1);
    });

    test("but ends none of another account", async () => {
      const [one, other] = [await newPlayer(store), await newPlayer(store)];
      const id = (await sessionsOf(other.player))[0]?.id;
      expect(await one.player.json(`/api/account/sessions/${id}`, { method: "DELETE" })).toEqual({ ended_sessions: 0 });
      expect(await isSignedIn(other.player)).toBe(true);
    });
  });

  test.each([
    ["ends it", (player: TestViewer, id: string) => player.fetch(`/api/account/sessions/${id}`, { method: "DELETE" })],
    ["ends all others", (player: TestViewer) => player.fetch("/api/account/sessions", { method: "DELETE" })],
    ["changes the password", (player: TestViewer) => changePassword(player, PASSWORD, NEW_PASSWORD)],
    ["signs out there", (_player: TestViewer, _id: string, other: TestViewer) => other.fetch("/logout")],
  ])("the live stream of another session ends when the player %s", async (_what, act) => {
    const { player, userName } = await newPlayer(store);
    const other = await signIn(userName, PASSWORD);
    const id = (await sessionsOf(player)).find(({ is_current }) => !is_current)?.id ?? "";
    const [ofOther, own] = [await listen(other), await listen(player)];
    for (const stream of [ofOther, own]) expect(await stream.next()).toContain("event: unread");
    await act(player, id, other);
    expect(await ofOther.next()).toBeNull();
    // The player's own stream stays open and receives the updates of the account.
    await player.fetch("/notification/api/notifications/read-all", {
      json: { until: new Date(store.now()).toISOString() },
    });
    expect(await own.next()).toContain("event: unread");
  });
});
