import { describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "#tests/support/database.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { smallContent } from "#tests/support/test-content.ts";
import { formTokenIn, passwordOf } from "./new-player.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe.each(DATABASE_KINDS)("sessions on %s", (kind) => {
  const store = openTestStore(kind, { content: smallContent });

  test("a session id of another session, or without a session, is refused", async () => {
    const [one, other] = [store.visitor(), store.visitor()];
    await one.signIn("player-kr");
    await other.signIn("player-kr");
    const headers = { "X-PP-Sid": (await other.fetch("/api/session/check")).headers.get("X-Pp-Sid") ?? "" };
    expect((await one.fetch("/api/store/games/tl", { headers })).status).toBe(401);
    expect((await store.visitor().fetch("/api/session/check", { headers })).status).toBe(401);
  });

  test("an active session ends after thirty days, which differs from having no session", async () => {
    const player = await store.visitor().signIn("player-kr");
    for (const days of [13, 13, 3]) {
      store.passTime(days * DAY_MS);
      expect((await player.fetch("/api/store/favorites")).status).toBe(200);
    }
    store.passTime(2 * DAY_MS);
    expect((await player.fetch("/api/session/check")).status).toBe(401);
    expect((await player.fetch("/api/session/user")).status).toBe(401);
    expect((await player.fetch("/api/store/games/tl")).status).toBe(200);
    const forged = store.visitor();
    forged.cookies.set("pp_session", "A".repeat(43));
    expect((await forged.fetch("/api/session/check")).status).toBe(401);
  });

  test("an idle session ends after two weeks, even if its page keeps checking the session", async () => {
    const player = await store.visitor().signIn("player-kr");
    store.passTime(13 * DAY_MS);
    expect((await player.fetch("/api/session/check")).status).toBe(200);
    store.passTime(DAY_MS);
    expect((await player.fetch("/api/session/check")).status).toBe(401);
    expect((await player.fetch("/api/store/favorites")).status).toBe(401);
  });

  test("a session of a moderator ends after twelve hours without use", async () => {
    const moderator = await store.visitor().signIn("moderator-us");
    store.passTime(11 * HOUR_MS);
    expect((await moderator.fetch("/api/store/favorites")).status).toBe(200);
    store.passTime(11 * HOUR_MS);
    expect((await moderator.fetch("/api/store/favorites")).status).toBe(200);
    store.passTime(12 * HOUR_MS);
    expect((await moderator.fetch("/api/store/favorites")).status).toBe(401);
  });

  test("signing in again ends the session the browser had", async () => {
    const player = await store.visitor().signIn("player-kr");
    const stolen = store.visitor();
    stolen.cookies.set("pp_session", player.cookies.get("pp_session") ?? "");
    await player.signIn("player-kr");
    expect((await stolen.fetch("/api/session/user")).status).toBe(401);
  });

  describe("cookies by the address that players see", () => {
    /** Set-Cookie lines of signing in: that of the form and that of the session. */
    const linesOf = async (origin: string, headers: Record<string, string> = {}) => {
      const visitor = store.visitor({ origin });
      const page = await visitor.fetch("/login", { headers });
      const token = formTokenIn(await page.text());
      const password = passwordOf("player-kr");
      const form = { userName: "player-kr", password, form_token: token };
      const answer = await visitor.fetch("/login", { form, headers });
      expect(answer.status).toBe(303);
      return { visitor, lines: [...page.headers.getSetCookie(), ...answer.headers.getSetCookie()] };
    };

    test.each([
      ["https://store.example.com", {}],
      ["https://store.example.com", { Host: "127.0.0.1:3000" }],
      ["https://store.example.com:8443", {}],
      ["https://localhost:3000", {}],
      // Browsers store none of these, and nothing is sent over plain http.
      ["http://store.example.com", { Host: "localhost" }],
    ])("are encrypted and of this host alone at %s (%o)", async (origin, headers) => {
      const { lines } = await linesOf(origin, headers);
      expect(lines.map((line) => line.split("=")[0])).toEqual([
        "__Host-pp_form",
        "__Host-pp_session",
        "__Host-pp_device",
      ]);
      for (const line of lines) {
        expect(line).toMatch(/; Secure/);
        expect(line).toMatch(/; HttpOnly/);
        expect(line).toMatch(/; SameSite=(Lax|Strict)/);
        expect(line).toMatch(/; Path=\/;/);
        expect(line).not.toMatch(/Domain/i);
      }
    });

    test.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"])(
      "are stored without a certificate at %s",
      async (origin) => {
        const { lines } = await linesOf(origin, { Host: "store.example.com" });
        expect(lines.map((line) => line.split("=")[0])).toEqual(["pp_form", "pp_session", "pp_device"]);
        for (const line of lines) {
          expect(line).not.toMatch(/Secure/);
          expect(line).toMatch(/; HttpOnly/);
        }
      },
    );

    test("that another host of the site has set are ignored, and a session under the old name has ended", async () => {
      const { visitor } = await linesOf("https://store.example.com");
      expect(await visitor.json("/api/session/user")).toMatchObject({ user_id: "player-kr" });
      const token = visitor.cookies.get("__Host-pp_session") ?? "";
      const planted = store.visitor({ origin: "https://store.example.com" });
      planted.cookies.set("pp_session", token);
      expect(await planted.json("/api/session/user")).toEqual({ user_id: null, country_code: null });
      expect((await planted.fetch("/pay/nothing")).status).not.toBe(200);
      planted.cookies.set("pp_form", "A".repeat(22));
      const form = { userName: "player-kr", password: passwordOf("player-kr"), form_token: "A".repeat(22) };
      expect((await planted.fetch("/login", { form })).status).toBe(403);
      // Together with a valid cookie, in either order.
      visitor.cookies.set("pp_session", "B".repeat(43));
      expect(await visitor.json("/api/session/user")).toMatchObject({ user_id: "player-kr" });
    });

    test("single sign-on leads to the address that players see, and back to its sign-in page", async () => {
      const headers = { Host: "127.0.0.1:3000" };
      const { visitor } = await linesOf("https://store.example.com", headers);
      const asked = await visitor.fetch("/api/session/sso", { json: { url: "https://owned.example.com/" }, headers });
      const { ssoUrl } = (await asked.json()) as { ssoUrl: string };
      expect(ssoUrl).toMatch(/^https:\/\/store\.example\.com\/sso\?code=/);
      expect((await visitor.fetch("/sso?code=none", { headers })).headers.get("Location")).toBe("/login");
    });
  });

  describe("changing requests", () => {
    const post = (origin: string, headers: Record<string, string>) =>
      store.visitor({ origin }).fetch("/reference/controls", { method: "PUT", json: {}, headers });
    const STORE = "https://store.example.com";

    test.each([
      ["the store's page", { Origin: STORE }],
      ["the store's page behind a proxy that asks for its upstream", { Origin: STORE, Host: "127.0.0.1:3000" }],
      ["a page that the browser knows to be the store's", { Origin: "null", "Sec-Fetch-Site": "same-origin" }],
      ["a program", {}],
    ] as const)("may come from %s", async (_what, headers) => {
      expect((await post(STORE, headers)).status).toBe(200);
    });

    test.each([
      ["the store's host without encryption", { Origin: "http://store.example.com" }],
      ["the store's host at another port", { Origin: "https://store.example.com:8443" }],
      ["the address a proxy asks for", { Origin: "http://127.0.0.1:3000", Host: "127.0.0.1:3000" }],
      ["another host of the site", { Origin: "https://forum.example.com" }],
      ["another host, which the request names", { Origin: "https://evil.example", Host: "evil.example" }],
      ["a page without an origin", { Origin: "null" }],
      ["another host of the site, as the browser says", { "Sec-Fetch-Site": "same-site" }],
      ["another site, as the browser says", { Origin: STORE, "Sec-Fetch-Site": "cross-site" }],
    ] as const)("may not come from %s", async (_what, headers) => {
      expect((await post(STORE, headers)).status).toBe(403);
    });
  });

  test("registration names each wrong field and keeps the others", async () => {
    const fields = { userName: "Ab", password: "short", nickname: "", country: "XX" };
    const answer = await store.visitor().submit("/register", fields);
    const page = await answer.text();
    expect(answer.status).toBe(400);
    const wrong = ["userName-problem", "password-problem", "nickname-problem", "country-problem"];
    for (const id of wrong) expect(page).toContain(`id="${id}"`);
    expect(page).toContain('value="Ab"');
    expect(page).not.toContain('short"');
  });

  test("a user name is one, and signs in, in any case and width", async () => {
    const name = `taken-${kind}`;
    await store.visitor().register(name);
    const fields = { userName: name.toUpperCase(), password: "correct horse", nickname: "x", country: "KR" };
    const answer = await store.visitor().submit("/register", fields);
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("This username is taken.");
    const typed = { userName: ` ${name.toUpperCase()}`, password: "correct horse" };
    expect((await store.visitor().submit("/login", typed)).status).toBe(303);
  });

  test("a wrong sign-in is shown again as text, never as markup, and without the password", async () => {
    const answer = await store
      .visitor()
      .submit("/login", { userName: '"><script>alert(1)</script>', password: "not right" });
    const page = await answer.text();
    expect(page).not.toContain("<script>alert");
    expect(page).not.toContain("not right");
    expect(page).toContain("&quot;&gt;&lt;script&gt;");
    expect(answer.headers.get("Content-Security-Policy")).toMatch(
      /^default-src 'none'; script-src 'nonce-[^']+'; style-src 'nonce-/,
    );
  });

  test("an address for single sign-on is valid for a minute", async () => {
    const player = await store.visitor().signIn("player-kr");
    const json = { url: "https://owned.example.com/" };
    const { ssoUrl } = await player.json<{ ssoUrl: string }>("/api/session/sso", { json });
    store.passTime(61_000);
    const late = await store.visitor().fetch(`/sso${new URL(ssoUrl).search}`);
    expect(late.headers.get("Location")).toMatch(/\/login$/);
  });

  test("the stored data of a session and a password does not allow signing in", async () => {
    const token = (await store.visitor().signIn("player-kr")).cookies.get("pp_session") ?? "";
    const kept = JSON.stringify(await store.database.queries.query.sessions.findMany());
    const accounts = await store.database.queries.query.accounts.findMany({ columns: { passwordHash: true } });
    expect(kept).not.toContain(token);
    const hashes = accounts.flatMap(({ passwordHash }) => (passwordHash === null ? [] : [passwordHash]));
    expect(hashes.length).toBeGreaterThan(1);
    expect(hashes.every((hash) => hash.startsWith("$argon2id$v=19$m=19456,t=2,p=1$"))).toBe(true);
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
