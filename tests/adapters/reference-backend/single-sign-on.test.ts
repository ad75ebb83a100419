import { describe, expect, test } from "vitest";
import { isOwnedAddress } from "#adapters/reference-backend/domain/session/sso.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";
import { smallContent } from "#tests/support/test-content.ts";
import { formTokenIn } from "./new-player.ts";

const TARGET = "https://shop.owned.example.com/a?b=c";
const HOME = "203.0.113.9";
const STORE = "https://store.owned.example.com";
const BY_THE_STORE = { headers: { "Sec-Fetch-Site": "same-site", Referer: `${STORE}/` } };

describeRules("single sign-on on %s", (kind) => {
  const store = openTestStore(kind, { content: smallContent, appMarks: ["PurpleApp/"], allowedOrigins: [STORE] });

  /** Path that signs in as the player of a visitor. */
  const askFrom = async (visitor: TestViewer) => {
    const { ssoUrl } = await visitor.json<{ ssoUrl: string }>("/api/session/sso", { json: { url: TARGET } });
    return `/sso${new URL(ssoUrl).search}`;
  };
  const issuer = async (userName = "player-kr", clientAddress = HOME) => {
    const visitor = await store.visitor({ clientAddress }).signIn(userName);
    return await askFrom(visitor);
  };
  const userOf = async (visitor: TestViewer) =>
    (await visitor.json<{ user_id: string | null }>("/api/session/user")).user_id;

  test("signs in a browser whose session is over", async () => {
    const browser = store.visitor({ clientAddress: HOME });
    browser.cookies.set("pp_session", "A".repeat(43));
    await browser.fetch(await issuer(), BY_THE_STORE);
    expect(await userOf(browser)).toBe("player-kr");
  });

  test("leads on where the same player is signed in, in the session that is there", async () => {
    const browser = await store.visitor({ clientAddress: "198.51.100.7" }).signIn("player-kr");
    const before = browser.cookies.get("pp_session");
    const landed = await browser.fetch(await issuer());
    expect([landed.status, landed.headers.get("Location")]).toEqual([302, TARGET]);
    expect(landed.headers.getSetCookie()).toEqual([]);
    expect(browser.cookies.get("pp_session")).toBe(before);
  });

  test("asks before it replaces another account, by both names, and does so by a form of its own", async () => {
    const browser = await store.visitor({ clientAddress: HOME }).signIn("player-jp");
    const answer = await browser.fetch(`${await issuer()}&locale=en-US`);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain("Continue as <bdi>보라달</bdi>?");
    expect(page).toContain("You’re signed in as <bdi>すみれ</bdi>.");
    expect(page).toContain("Stay signed in as <bdi>すみれ</bdi>");
    expect(page).not.toContain("<script");
    // Browsers hold the redirect after the form to this as well.
    expect(answer.headers.get("Content-Security-Policy")).toContain(
      "form-action 'self' https://shop.owned.example.com;",
    );
    expect(await userOf(browser)).toBe("player-jp");

    expect((await browser.fetch("/sso", { form: { form_token: "A".repeat(22) } })).status).toBe(403);
    expect(await userOf(browser)).toBe("player-jp");
    const replaced = store.visitor({ clientAddress: HOME });
    replaced.cookies.set("pp_session", browser.cookies.get("pp_session") ?? "");
    const form = { form_token: formTokenIn(page) };
    const landed = await browser.fetch("/sso", { form });
    expect([landed.status, landed.headers.get("Location")]).toEqual([303, TARGET]);
    expect(await userOf(browser)).toBe("player-kr");
    expect((await replaced.fetch("/api/session/user")).status).toBe(401);
    expect((await browser.fetch("/sso", { form })).headers.get("Location")).toBe("/login");
  });

  test("asks a guest on another network, who may have been sent the link of another player", async () => {
    const victim = store.visitor({ clientAddress: "198.51.100.7" });
    const answer = await victim.fetch(`${await issuer()}&locale=en-US`);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain("Continue only if this is your account.");
    expect(page).toContain("Don’t sign in");
    expect(await userOf(victim)).toBeNull();
    const landed = await victim.fetch("/sso", { form: { form_token: formTokenIn(page) } });
    expect(landed.headers.get("Location")).toBe(TARGET);
    expect(await userOf(victim)).toBe("player-kr");
  });

  test("asks a guest on the same network unless the store or the app itself has opened the link", async () => {
    const APP = "Mozilla/5.0 PurpleApp/4.2";
    for (const [site, userAgent, isAsked, Referer] of [
      ["same-site", "Mozilla/5.0", false, `${STORE}/`],
      // Links that players write, and a page of the same site that is not the store's.
      ["same-origin", "Mozilla/5.0", true],
      ["same-site", "Mozilla/5.0", true],
      ["same-origin", APP, true],
      ["same-site", "Mozilla/5.0", true, "https://forum.owned.example.com/"],
      ["none", APP, false],
      [null, APP, false],
      ["cross-site", "Mozilla/5.0", true],
      ["cross-site", APP, true],
      // A link in a chat, and a browser that does not say.
      ["none", "Mozilla/5.0", true],
      [null, "Mozilla/5.0", true],
    ] as const) {
      const browser = store.visitor({ clientAddress: HOME });
      const headers = {
        "User-Agent": userAgent,
        ...(site !== null && { "Sec-Fetch-Site": site }),
        ...(Referer !== undefined && { Referer }),
      };
      const landed = await browser.fetch(await issuer(), { headers });
      const signedIn = isAsked ? [200, null, null] : [302, TARGET, "player-kr"];
      expect([site, userAgent, landed.status, landed.headers.get("Location"), await userOf(browser)]).toEqual([
        site,
        userAgent,
        ...signedIn,
      ]);
    }
  });

  test("does not confirm in another browser, nor after five minutes", async () => {
    const asked = store.visitor({ clientAddress: "198.51.100.7" });
    const page = await (await asked.fetch(await issuer())).text();
    const form = { form_token: formTokenIn(page) };
    const other = store.visitor({ clientAddress: "198.51.100.7" });
    other.cookies.set("pp_form", asked.cookies.get("pp_form") ?? "");
    expect((await other.fetch("/sso", { form })).headers.get("Location")).toBe("/login");
    store.passTime(300_000);
    expect((await asked.fetch("/sso", { form })).headers.get("Location")).toBe("/login");
    expect(await userOf(asked)).toBeNull();
  });

  test.each([
    ["prefetch", { headers: { "Sec-Purpose": "prefetch" } }],
    ["prerender", { headers: { "Sec-Purpose": "prefetch;prerender" } }],
    ["HEAD", { method: "HEAD" }],
  ])("is not used up by a %s", async (_what, request) => {
    const browser = store.visitor({ clientAddress: HOME });
    const path = await issuer();
    const early = await browser.fetch(path, request);
    expect([early.status, early.headers.getSetCookie()]).toEqual([403, []]);
    expect((await browser.fetch(path, BY_THE_STORE)).headers.get("Location")).toBe(TARGET);
  });

  test("used by two browsers at once signs one of them in", async () => {
    const path = await issuer();
    const browsers = Array.from({ length: 4 }, () => store.visitor({ clientAddress: HOME }));
    const landed = await Promise.all(browsers.map((browser) => browser.fetch(path, BY_THE_STORE)));
    const targets = landed.map((answer) => answer.headers.get("Location"));
    expect(targets.filter((target) => target === TARGET)).toHaveLength(1);
    expect(targets.filter((target) => target === "/login")).toHaveLength(3);
  });
});

describe("an address is opened signed in", () => {
  const owned = ["owned.example.com", "localhost", "127.0.0.1"];
  test.each([
    ["https://owned.example.com/", true, true],
    ["https://a.owned.example.com/b", true, true],
    ["http://owned.example.com/", true, false],
    ["http://localhost:3000/", true, true],
    ["http://127.0.0.1:3000/", true, true],
    ["http://localhost.owned.example.com/", true, false],
    ["https://notowned.example.com/", false, false],
    ["https://owned.example.com.evil.net/", false, false],
    ["https://owned.example.com@evil.net/", false, false],
    ["https://player:secret@owned.example.com/", false, false],
    ["javascript:alert(1)", false, false],
    ["ftp://owned.example.com/", false, false],
    ["not an address", false, false],
  ])("%s: %j where http is allowed, %j on live", (address, anywhere, onLive) => {
    expect(isOwnedAddress(address, owned, { allowsHttp: true })).toBe(anywhere);
    expect(isOwnedAddress(address, owned, { allowsHttp: false })).toBe(onLive);
  });
});
