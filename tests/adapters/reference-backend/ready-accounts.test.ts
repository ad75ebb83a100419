import { eq, inArray } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "#adapters/reference-backend/database/database.ts";
import { accounts, moderators, sessions, ssoCodes } from "#adapters/reference-backend/database/schema/index.ts";
import { READY_ACCOUNTS } from "#adapters/reference-backend/domain/accounts/ready-accounts.ts";
import { startSession } from "#adapters/reference-backend/domain/session/sessions.ts";
import { issueSsoCode } from "#adapters/reference-backend/domain/session/sso.ts";
import { LOCALES } from "#locales/manifest.ts";
import { withDatabase } from "#tests/support/database.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import {
  pageTextsFromFiles,
  startTestBackend,
  type TestBackend,
  type TestViewer,
} from "#tests/support/test-backend.ts";
import { testContent } from "#tests/support/test-content.ts";
import { passwordOf } from "./new-player.ts";
import { atProcess } from "./two-processes.ts";

const NAMES = READY_ACCOUNTS.map(({ userName }) => userName);
const MODERATOR = "moderator-us";
const BOARD = "/community/api/games/tl/boards/free/articles";
/** Calls that require a session. */
const PERSONAL_CALLS = ["/api/store/cart", "/api/store/orders", "/notification/api/notifications", "/api/store/gifts"];

/** Answer to the sign-in, without the parts that differ each time. */
async function answerTo(store: TestBackend, userName: string, password: string, withTestTools = true) {
  const answer = await store.visitor({ withTestTools }).submit("/login", { userName, password });
  const page = (await answer.text()).replaceAll(/nonce="[^"]*"|name="form_token" value="[^"]*"/g, "");
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split("=")[0]);
  return { status: answer.status, page, cookies };
}

describeRules("a database that was filled in a test environment, on %s", (kind) => {
  let database: Database;
  let sandbox: TestBackend;
  const opened: TestBackend[] = [];
  const open = async (environment: "sb" | "live") => {
    const store = await startTestBackend(database, { content: testContent, environment });
    opened.push(store);
    return store;
  };
  beforeEach(async () => {
    database = await (await withDatabase(kind)).open(testContent);
    sandbox = await open("sb");
  });
  // They share one database, which is closed once.
  afterEach(() => opened.splice(0)[0]?.close());

  test("its ready accounts can sign in there, but not on live, neither with the password nor with a session", async () => {
    const players = await Promise.all(
      NAMES.map(async (userName) => {
        const visitor = await sandbox.visitor().signIn(userName);
        return { userName, visitor };
      }),
    );
    const live = await open("live");
    for (const { userName, visitor } of players) {
      const answer = await answerTo(live, userName, passwordOf(userName));
      expect(answer).toEqual(await answerTo(live, userName, "not the password"));
      expect(answer.status).toBe(401);
      expect((await answerTo(live, userName.toUpperCase(), passwordOf(userName))).status).toBe(401);
      const again = atProcess(visitor, live);
      for (const call of PERSONAL_CALLS) expect([call, (await again.fetch(call)).status]).toEqual([call, 401]);
      expect((await again.fetch("/api/session/check")).status).toBe(401);
      expect((await again.fetch("/pay/00000000")).status).not.toBe(200);
    }
    expect(await database.queries.select().from(sessions).where(inArray(sessions.accountId, NAMES))).toEqual([]);
  });

  test("signs ready accounts in with the test tools only, says so, and keeps the sessions that they have", async () => {
    const player = sandbox.visitor();
    const stranger = sandbox.visitor({ withTestTools: false });
    for (const userName of NAMES) {
      await player.signIn(userName);
      stranger.cookies.set("pp_session", player.cookies.get("pp_session") ?? "");
      expect(await stranger.json("/api/session/user")).toMatchObject({ user_id: userName });
      const answer = await answerTo(sandbox, userName, passwordOf(userName), false);
      expect(answer).toEqual(await answerTo(sandbox, userName, "not the password", false));
      expect(answer.status).toBe(401);
      for (const secret of [passwordOf(userName), "readyAccount"]) expect(answer.page).not.toContain(secret);
      expect((await stranger.submit("/login", { readyAccount: userName })).status).toBe(400);
    }
    for (const { tag } of LOCALES) {
      const hint = pageTextsFromFiles(tag)?.readyAccountsHint ?? "a missing text";
      const path = `/login?locale=${tag}`;
      expect(await (await stranger.fetch(path)).text(), tag).toContain(hint);
      expect(await (await player.fetch(path)).text(), tag).not.toContain(hint);
    }
  });

  test("takes the rights of the ready moderator on live, and gives them back in a test environment", async () => {
    const moderator = await sandbox.visitor().signIn(MODERATOR);
    const author = await sandbox.visitor().register("author-of-a-post");
    const posted = await author.fetch(BOARD, { json: { title: "A title", body: "<p>Some words of mine.</p>" } });
    expect(posted.status).toBe(200);
    const { id } = (await posted.json()) as { id: string };
    const moderate = (visitor: TestViewer) =>
      visitor.fetch(`/community/api/articles/${id}/moderate`, { method: "POST", json: { hidden: false } });
    const live = await open("live");
    expect((await moderate(atProcess(moderator, live))).status).toBe(401);
    expect(await database.queries.select().from(moderators)).toEqual([]);
    const sandboxAgain = await open("sb");
    const back = await sandboxAgain.visitor().signIn(MODERATOR);
    expect((await moderate(back)).status).toBe(200);
  });

  test("revokes codes of single sign-on, and accepts no later ones", async () => {
    const target = "https://owned.example.com/";
    const now = new Date(sandbox.now());
    const accountId = MODERATOR;
    const before = await issueSsoCode(database.queries, { accountId, target, clientAddress: undefined, now });
    const live = await open("live");
    expect(await database.queries.select().from(ssoCodes)).toEqual([]);
    const after = await issueSsoCode(database.queries, { accountId, target, clientAddress: undefined, now });
    for (const code of [before, after]) {
      const visitor = live.visitor();
      const answer = await visitor.fetch(`/sso?code=${code}`);
      expect(answer.headers.get("Location")).toMatch(/\/login$/);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test("honours no session of theirs that a process of a test environment begins while live runs", async () => {
    const live = await open("live");
    const { token } = await startSession(database.queries, {
      accountId: MODERATOR,
      client: { browser: "", system: "", shell: "web" },
      now: new Date(live.now()),
    });
    const visitor = live.visitor();
    visitor.cookies.set("pp_session", token);
    for (const call of PERSONAL_CALLS) expect((await visitor.fetch(call)).status).toBe(401);
  });

  test("does not change its players' own accounts", async () => {
    const player = await sandbox.visitor().register("an-honest-player");
    const live = await open("live");
    expect(await atProcess(player, live).json("/api/session/user")).toMatchObject({ nickname: "an-honest-player" });
  });

  test("contains no account with a ready account's name that could sign in", async () => {
    await database.queries.update(accounts).set({ userName: "player-kr-before" }).where(eq(accounts.id, "player-kr"));
    await sandbox.visitor().register("player-kr");
    const live = await open("live");
    const fields = { userName: "player-kr", password: "correct horse" };
    expect((await live.visitor().submit("/login", fields)).status).toBe(401);
    const renamed = { userName: "player-kr-before", password: passwordOf("player-kr") };
    expect((await live.visitor().submit("/login", renamed)).status).toBe(401);
  });

  test("has no ready account that a gift could be paid for on live", async () => {
    const check = async (store: TestBackend) => {
      const giver = await store.visitor().register(`giver-${store === sandbox ? "there" : "on-live"}`);
      const asked = (recipient: string) =>
        giver.fetch(`/api/store/gifts/check?goodsId=tl-deluxe&recipient=${recipient}`);
      return await Promise.all([...NAMES, "nobody-at-all"].map(async (name) => (await asked(name)).status));
    };
    expect(await check(sandbox)).toEqual([...NAMES.map(() => 200), 404]);
    expect(await check(await open("live"))).toEqual([...NAMES.map(() => 404), 404]);
  });

  test("does not allow registration under the name of a ready account on live", async () => {
    const live = await open("live");
    await database.queries.update(accounts).set({ userName: null }).where(inArray(accounts.id, NAMES));
    for (const name of NAMES.flatMap((userName) => [userName, userName.toUpperCase()])) {
      const fields = { userName: name, password: "correct horse battery", nickname: "x", country: "KR" };
      const answer = await live.visitor().submit("/register", fields);
      expect(answer.status).toBe(409);
      expect(await answer.text()).toContain('id="userName-problem"');
    }
  });
});
