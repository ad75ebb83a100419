import { describe, expect, it } from "vitest";
import { allTicked } from "#tests/support/form-ticks.ts";
import { createHttpViewer, type HttpViewer } from "../../support/http-viewer.ts";
import { startStore } from "../../support/start-store.ts";
import { seededStore } from "./seeded-store.ts";

const STORE = "https://store.example.com";
const LIVE = { PUBLIC_ORIGIN: STORE, TRUST_PROXY: "1", LOG_LEVEL: "silent" } as const;
const REVIEWS = "/api/store/games/tl/reviews";
const PERSONAL_PAGES = [
  ..."/library /order /order/result /cart /favorite /coupon /reward /gift /account /mini-game".split(" "),
  `/order/${"0".repeat(16)}`,
];

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

describe("a store that was started as it comes", () => {
  const store = seededStore();

  it("keeps pages of a player's own things out of the browser's store, and no others", async () => {
    const player = await createHttpViewer(() => store.origin).signIn("player-kr");
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

describe("a live store behind a proxy that sends the store's own address as the host", () => {
  const store = seededStore(LIVE);

  it("signs a player in with encrypted host-only cookies, and accepts writes from its own pages only", async () => {
    const player = createHttpViewer(() => store.origin);
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

  it("knows as the publisher of another store the address players see, their cookies and their pages", async () => {
    const front = await startStore({ PUBLISHER_API: store.origin, ...LIVE });
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
  });
});
