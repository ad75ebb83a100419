import { afterEach, describe, expect, it } from "vitest";
import { createHttpViewer } from "../../support/http-viewer.ts";
import { setControls } from "../../support/test-tools.ts";
import { canonicalOf } from "../pages/visit-pages.ts";
import { openPage, sharedPartOf } from "./open-page.ts";
import { seededStore } from "./seeded-store.ts";

const REVIEWS = "/api/store/games/tl/reviews";
const NEWEST = "/game/tl/review?sort=newest";

describe("pages that guests share", () => {
  const store = seededStore();
  afterEach(() => set({}));

  const set = (state: unknown) => setControls(store.origin, state);
  const open = (path: string, headers?: Record<string, string>) => openPage(store.origin, path, headers);
  const announcedOf = async (path: string, headers?: Record<string, string>) =>
    (await open(path, headers)).context.visit.announced?.pageVersion;

  it("come with the versions that are announced, as the pages of players do", async () => {
    await set({ versions: { pageVersion: "7" } });
    await expect.poll(() => announcedOf("/game/lin")).toBe("7");
    const player = await createHttpViewer(() => store.origin).signIn("player-kr");
    expect(await (await player.fetch("/game/lin")).text()).toContain('"pageVersion":"7"');
  });

  it("carry the nonce of their answer on every script and style, and none of another answer", async () => {
    const [first, second] = [await open("/game/tl"), await open("/game/tl")];
    expect(second.html).not.toContain(first.nonce);
    const tags = second.html.match(/<(script|style)\b[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(3);
    for (const tag of tags) expect(tag).toContain(`nonce="${second.nonce}"`);
  });

  it("never contain data of a player, also with parallel requests for the same page", async () => {
    const players = ["player-kr", "player-jp"].map((userName) => ({
      userName,
      visitor: createHttpViewer(() => store.origin),
    }));
    for (const { userName, visitor } of players) await visitor.signIn(userName);
    const NAMES = { "player-kr": "보라달", "player-jp": "すみれ" } as const;
    const whoIsIn = (html: string) => Object.values(NAMES).filter((name) => html.includes(name));
    const rounds = ["/", "/game/tl", "/?view=all", "/game/aion"].flatMap((path) => Array(3).fill(path) as string[]);
    await Promise.all(
      rounds.map(async (path) => {
        const [guest, korean, japanese, again] = await Promise.all([
          open(path).then(({ html }) => html),
          players[0]?.visitor.fetch(path).then((answer) => answer.text()),
          players[1]?.visitor.fetch(path).then((answer) => answer.text()),
          open(path).then(({ html }) => html),
        ]);
        expect([guest, korean, japanese, again].map((html) => whoIsIn(html ?? ""))).toEqual([
          [],
          [NAMES["player-kr"]],
          [NAMES["player-jp"]],
          [],
        ]);
      }),
    );
  });

  it("are neither given to nor cached from a player whose account could not be loaded", async () => {
    const player = await createHttpViewer(() => store.origin).signIn("player-kr");
    await set({ faults: [{ call: "checkSession", status: 503, times: 1 }] });
    const answer = await player.fetch("/game/lin2");
    const lost = await answer.text();
    expect(lost).not.toContain("보라달");
    expect(lost).toContain('"isUserUnknown":true');
    // Otherwise browsers would treat it as the page of a player who has signed out, and clear their caches.
    expect(answer.headers.has("X-Page-Owner")).toBe(false);
    expect((await open("/game/lin2")).html).not.toContain("isUserUnknown");
    expect(await (await player.fetch("/game/lin2")).text()).toContain("보라달");
  });

  it("say that the account cannot be reached where whoever looks cannot be known, and never that nothing is there", async () => {
    const player = await createHttpViewer(() => store.origin).signIn("player-kr");
    await set({ faults: [{ call: "checkSession", status: 500 }] });
    // Cart and favorites are filled in the browser.
    for (const path of ["/order", "/library", "/account", "/gift", "/coupon"]) {
      const answer = await player.fetch(path);
      const html = await answer.text();
      expect(answer.status, path).toBe(503);
      expect(html, path).toContain("We can’t reach your account right now");
      expect(html, path).not.toMatch(/cart is empty|No favorites yet|available after login/i);
    }
    for (const path of ["/cart", "/favorite", "/reports"]) expect((await player.fetch(path)).status, path).toBe(503);
    expect((await player.fetch("/game/tl")).status).toBe(200);
  });

  it("come without the account while the session of their visitor is not known for longer than a page waits", async () => {
    const player = await createHttpViewer(() => store.origin).signIn("player-kr");
    await set({ faults: [{ call: "checkSession", delayMs: 8_000 }] });
    const answer = await player.fetch("/game/aion");
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('"isUserUnknown":true')]);
  });

  it("are an error page with status 503, and never “not found”, where no call of the store index is there", async () => {
    await set({ faults: [{ pathPrefix: "/", status: 404 }] });
    const answer = await fetch(store.origin);
    expect([answer.status, await answer.text()]).toEqual([503, expect.not.stringContaining("Page not found")]);
  });

  it("answer 503 without the list that they are for, and 200 without one that is a part of them", async () => {
    const answer = await fetch(`${store.origin}${REVIEWS}`);
    const [review] = ((await answer.json()) as { reviews: { author: { id: string } }[] }).reviews;
    const statusOf = async (path: string) => (await fetch(`${store.origin}${path}`)).status;
    await set({ faults: ["listReviews", "listPlayerArticles"].map((call) => ({ call, status: 500 })) });
    for (const path of ["/game/linw/review", "/goods/tl/tl-deluxe/review", `/player/${review?.author.id}`]) {
      expect(await statusOf(path), path).toBe(503);
    }
    for (const path of ["/game/linw", "/goods/tl/tl-deluxe"]) expect(await statusOf(path), path).toBe(200);
  });

  it("differ by language, country, theme and address", async () => {
    const variants: readonly [string, Record<string, string>][] = [
      ["/", {}],
      ["/", { "Accept-Language": "ko-KR" }],
      ["/", { Cookie: "theme=dark" }],
      ["/", { Cookie: "country=KR" }],
      ["/?theme=dark", { "Accept-Language": "ko-KR" }],
      ["/?view=all", {}],
      ["/?view=upcoming", {}],
    ];
    const ask = () => Promise.all(variants.map(([path, headers]) => open(path, headers)));
    const first = (await ask()).map(sharedPartOf);
    expect(variants.filter((_, at) => first.indexOf(first[at] ?? "") !== at)).toEqual([]);
    expect((await ask()).map(({ html }) => /<html[^>]*>/.exec(html)?.[0])).toEqual(
      first.map((html) => /<html[^>]*>/.exec(html)?.[0]),
    );
  });

  it("name the host they were asked under, not another guest's", async () => {
    const port = new URL(store.origin).port;
    expect(canonicalOf((await open("/game/tl")).html)).toContain(`127.0.0.1:${port}`);
    const answer = await fetch(`http://localhost:${port}/game/tl`).catch(() => null);
    // Where the name resolves to another interface, it cannot be requested.
    if (answer !== null) expect(canonicalOf(await answer.text())).toContain("localhost:");
  });

  it("show a player's posts as soon as they are acknowledged", async () => {
    expect((await open(NEWEST)).html).not.toContain("Guests see this at once.");
    const player = await createHttpViewer(() => store.origin).signIn("player-jp");
    const json = { content: "Guests see this at once.", score: 5 };
    expect((await player.fetch(REVIEWS, { method: "POST", json })).status).toBe(200);
    expect((await open(NEWEST)).html).toContain("Guests see this at once.");
  });

  it("go on for the others when the one who asked first has gone", async () => {
    const controllers = Array.from({ length: 6 }, () => new AbortController());
    const path = `/?view=all&genre=mmorpg&sort=title`;
    const asking = controllers.map(({ signal }) => fetch(store.origin + path, { signal }).then(({ status }) => status));
    controllers[0]?.abort();
    const outcomes = await Promise.allSettled(asking);
    expect(outcomes.slice(1).map((outcome) => (outcome.status === "fulfilled" ? outcome.value : "lost"))).toEqual(
      Array(5).fill(200),
    );
  });
});
