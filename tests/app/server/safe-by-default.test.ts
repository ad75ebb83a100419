import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { READY_ACCOUNTS } from "#adapters/reference-backend/domain/accounts/ready-accounts.ts";
import { allTicked } from "#tests/support/form-ticks.ts";
import { createHttpViewer, type HttpViewer } from "../../support/http-viewer.ts";
import type { LocalServer } from "../../support/local-server.ts";
import { createSeededFolder, type SeededFolder } from "../../support/seeded-folder.ts";
import { type RunningStore, startStore } from "../../support/start-store.ts";
import { startPlainProxy } from "./start-plain-proxy.ts";

const STORE = "https://store.example.com";
const LIVE = { PUBLIC_ORIGIN: STORE, TRUST_PROXY: "1", LOG_LEVEL: "silent" } as const;
const REVIEWS = "/api/store/games/tl/reviews";
const PERSONAL_PAGES = [
  ..."/library /order /order/result /cart /favorite /coupon /reward /gift /account /mini-game".split(" "),
  `/order/${"0".repeat(16)}`,
];

let data: SeededFolder;
beforeAll(async () => {
  data = await createSeededFolder();
});
afterAll(() => data.remove());

async function firstArticle(store: RunningStore): Promise<string> {
  const list = await (await fetch(`${store.origin}/community/api/games/tl/boards/free/articles`)).json();
  return list.articles[0].id;
}

const moderate = (visitor: HttpViewer, articleId: string, headers: Record<string, string> = {}) =>
  visitor.fetch(`/community/api/articles/${articleId}/moderate`, { method: "POST", json: { hidden: false }, headers });

/** Session cookies that a player's browser receives, by name. */
async function sessionOf(visitor: HttpViewer): Promise<string> {
  const answer = await visitor.fetch("/api/session/check");
  return answer.headers.get("X-Pp-Sid") ?? "";
}

/** Registers a player through the pages of a store, as a browser does that sees it at an origin. */
async function register(visitor: HttpViewer, userName: string, origin: string): Promise<Response> {
  const page = await (await visitor.fetch("/register")).text();
  const body = new URLSearchParams({
    ...allTicked(page),
    form_token: /name="form_token" value="([^"]+)"/.exec(page)?.[1] ?? "",
    userName,
    password: "amber harbour at dusk",
    nickname: userName,
    country: "KR",
  });
  return await visitor.fetch("/register", { method: "POST", body, headers: { Origin: origin } });
}

describe("a store that was started as it comes, and then on the same folder as live", () => {
  it("has ended the sessions of the ready accounts, lets none of them in and honours no rights of theirs", async () => {
    const sandbox = await startStore({ DATA_DIR: data.path, LOG_LEVEL: "silent" });
    const articleId = await firstArticle(sandbox);
    const moderator = createHttpViewer(() => sandbox.origin);
    await moderator.signIn("moderator-us");
    const session = await sessionOf(moderator);
    expect(session).toMatch(/^[0-9a-f]{32}$/);
    const honest = createHttpViewer(() => sandbox.origin);
    expect((await register(honest, "honest-player", sandbox.origin)).status).toBe(303);
    await sandbox.stop();

    const live = await startStore({ DATA_DIR: data.path, ...LIVE });
    const login = await (await fetch(`${live.origin}/login`)).text();
    for (const { userName, password } of READY_ACCOUNTS) {
      expect(login).not.toContain(userName);
      expect(login).not.toContain(password);
      await expect(createHttpViewer(() => live.origin).signIn(userName)).rejects.toThrow(/answered with 401/);
      const squatter = await register(
        createHttpViewer(() => live.origin),
        userName,
        STORE,
      );
      expect(squatter.status).toBe(409);
    }
    // The cookie of before, under the name that is honoured here and under its old one.
    for (const cookies of [
      moderator.cookies,
      new Map([["__Host-pp_session", moderator.cookies.get("pp_session") ?? ""]]),
    ]) {
      const back = createHttpViewer(() => live.origin, cookies);
      expect(await sessionOf(back)).toBe("");
      expect((await moderate(back, articleId)).status).toBe(401);
      expect((await back.fetch("/api/store/orders")).status).toBe(401);
    }
    expect((await fetch(`${live.origin}/reference/controls`)).status).toBe(404);
    const player = createHttpViewer(
      () => live.origin,
      new Map([["__Host-pp_session", honest.cookies.get("pp_session") ?? ""]]),
    );
    expect(await (await player.fetch("/api/session/user")).json()).toMatchObject({ nickname: "honest-player" });
    expect((await moderate(player, articleId)).status).toBe(403);
    await live.stop();

    const sandboxAgain = await startStore({ DATA_DIR: data.path, LOG_LEVEL: "silent" });
    const again = createHttpViewer(() => sandboxAgain.origin);
    await again.signIn("moderator-us");
    expect((await moderate(again, articleId)).status).toBe(200);
    await sandboxAgain.stop();
  });
});

describe("a store that was started as it comes", () => {
  let store: RunningStore;
  beforeAll(async () => {
    store = await startStore({ DATA_DIR: data.path, LOG_LEVEL: "silent" });
  });
  afterAll(() => store?.stop());

  it("keeps pages of a player's own things out of the browser's store, and no others", async () => {
    const player = createHttpViewer(() => store.origin);
    await player.signIn("player-kr");
    for (const path of PERSONAL_PAGES) {
      expect([path, (await player.fetch(path)).headers.get("Cache-Control")]).toEqual([path, "no-store"]);
      expect([path, (await fetch(store.origin + path)).headers.get("Cache-Control")]).toEqual([
        path,
        "private, no-cache",
      ]);
    }
    for (const path of ["/", "/game/tl", "/notice", "/download"]) {
      const answer = await player.fetch(path);
      expect([path, answer.headers.get("Cache-Control")]).toEqual([path, "private, no-cache"]);
      // Headers that the service worker evaluates.
      expect(answer.headers.get("X-Page-Owner")).toBe("player-kr.KR");
    }
    expect((await player.fetch("/game/tl")).headers.get("X-May-Keep")).toBe("1");
    for (const path of ["/login", "/register", "/pay/nothing"]) {
      expect((await fetch(store.origin + path, { redirect: "manual" })).headers.get("Cache-Control")).toBe("no-store");
    }
  });
});

describe("a live store behind a proxy that says nothing of the address players see", () => {
  let store: RunningStore;
  let proxy: LocalServer;
  beforeAll(async () => {
    store = await startStore({ DATA_DIR: data.path, ...LIVE });
    proxy = await startPlainProxy(store.origin);
  });
  afterAll(async () => {
    await proxy?.close();
    await store?.stop();
  });

  it("signs a player in with encrypted host-only cookies, and accepts writes from its own pages only", async () => {
    const player = createHttpViewer(() => proxy.origin);
    const signedIn = await register(player, "behind-a-proxy", STORE);
    expect(signedIn.status).toBe(303);
    expect(signedIn.headers.getSetCookie()[0]).toMatch(/^__Host-pp_session=.*; HttpOnly; SameSite=Lax; Secure$/);
    expect([...player.cookies.keys()].sort()).toEqual(["__Host-pp_device", "__Host-pp_form", "__Host-pp_session"]);
    expect(await (await player.fetch("/")).text()).toContain("behind-a-proxy");
    const write = (origin: string) =>
      player.fetch("/api/store/favorites/game/tl", { method: "PUT", headers: { Origin: origin } });
    const { host: upstream } = new URL(store.origin);
    for (const origin of [
      "http://store.example.com",
      `http://${upstream}`,
      `https://${upstream}`,
      "https://evil.example",
    ]) {
      expect([origin, (await write(origin)).status]).toEqual([origin, 403]);
    }
    expect((await write(STORE)).status).toBe(200);
  });

  it("leads single sign-on to that address", async () => {
    const player = createHttpViewer(() => proxy.origin);
    await register(player, "signs-on", STORE);
    const asked = await player.fetch("/api/session/sso", {
      method: "POST",
      json: { url: `${STORE}/account` },
      headers: { Origin: STORE },
    });
    const { ssoUrl } = await asked.json();
    expect(ssoUrl).toMatch(new RegExp(`^${STORE}/sso\\?code=`));
    const refused = await fetch(`${proxy.origin}/sso?code=none`, { redirect: "manual" });
    expect(refused.headers.get("Location")).toBe("/login");
  });
});

describe("a live store that is the publisher of another one", () => {
  it("knows the address players see, their cookies and their pages", async () => {
    const publisher = await startStore({ DATA_DIR: data.path, ...LIVE });
    const front = await startStore({ PUBLISHER_API: publisher.origin, ...LIVE });
    const player = createHttpViewer(() => front.origin);
    expect((await register(player, "through-two-stores", STORE)).status).toBe(303);
    expect([...player.cookies.keys()].sort()).toEqual(["__Host-pp_device", "__Host-pp_form", "__Host-pp_session"]);
    expect(await (await player.fetch("/")).text()).toContain("through-two-stores");
    const write = (headers: Record<string, string>) =>
      player.fetch("/api/store/favorites/game/tl", { method: "PUT", headers });
    expect((await write({ Origin: STORE })).status).toBe(200);
    expect((await write({ Origin: STORE, "Sec-Fetch-Site": "same-origin" })).status).toBe(200);
    expect((await write({ Origin: "http://store.example.com" })).status).toBe(403);
    expect((await write({ Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect((await (await player.fetch(`${REVIEWS}/scores/average`)).json()).count).toBeGreaterThan(0);
    await front.stop();
    await publisher.stop();
  });
});
