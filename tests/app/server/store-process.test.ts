import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { LOCALES } from "#locales/manifest.ts";
import { startStore } from "../../support/start-store.ts";
import { configurationFile } from "../configuration-file.ts";
import { copySeededFolder, seededStore } from "./seeded-store.ts";
import { sendRaw } from "./serve-store.ts";

interface Opened {
  readonly origin: string;
}
const portOf = (store: Opened) => Number(new URL(store.origin).port);
const openPage = (store: Opened, path: string, headers: Record<string, string> = {}) =>
  fetch(store.origin + path, { redirect: "manual", headers });

describe("a store on its own database", () => {
  const store = seededStore({ LOG_LEVEL: "warn" });

  it.each([
    ["/?genre=mmorpg&sort=title", 200],
    ["/game/nosuchgame/review", 404],
    ["/game/TL", 404],
    ["/game/tl/board/none", 404],
    ["/game/tl%00", 404],
    ["/game/..%2f..%2fetc", 404],
  ])("answers %s with %i inside the page shell", async (path, status) => {
    const answer = await openPage(store, path);
    expect(answer.status).toBe(status);
    const html = await answer.text();
    expect(html).toMatch(/<html[^>]* lang="en-US"/);
    expect(html).toContain("<header");
    expect(html).toContain("<h1");
  });

  it("lists the address of every game, edition, bundle and notice in every language for search engines, but not in test environments", async () => {
    const sitemap = await openPage(store, "/sitemap.xml");
    expect(sitemap.headers.get("Content-Type")).toContain("application/xml");
    const text = await sitemap.text();
    const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address));
    expect(new Set(addresses.map(({ href }) => href)).size).toBe(addresses.length);
    const languages = addresses
      .filter(({ pathname }) => pathname === "/game/tl")
      .map((url) => url.searchParams.get("locale"));
    expect(languages.sort()).toEqual(LOCALES.map(({ tag }) => tag).sort());
    const paths = new Set(addresses.map(({ pathname }) => pathname));
    expect(paths).toContain("/goods/tl/tl-deluxe");
    for (const kind of [/^\/bundle\/[^/]+$/, /^\/notice\/[^/]+$/]) {
      expect([...paths].filter((path) => kind.test(path)).length, String(kind)).toBeGreaterThan(1);
    }
    const [anyBundle = ""] = [...paths].filter((path) => path.startsWith("/bundle/"));
    expect((await openPage(store, anyBundle)).status).toBe(200);
    expect(text.match(/hreflang="x-default" href="[^"]+\/game\/tl"/g)).toHaveLength(LOCALES.length);
    expect(await (await openPage(store, "/robots.txt")).text()).toBe("User-agent: *\nDisallow: /\n");
  });

  it("keeps connections open for longer than a balancer in front keeps them for the next request", async () => {
    expect((await fetch(`${store.origin}/healthz`)).headers.get("Keep-Alive")).toBe("timeout=75");
  });

  it.each([
    ["/nothing?locale=ko-KR&utm=letter&country=KR&theme=dark", "/not-found?locale=ko-KR&country=KR&theme=dark"],
    ["/main?locale=ar-SA", "/?locale=ar-SA"],
    ["/intro?q=a", "/"],
    ["/game/lineage2m/review?locale=ko-KR", "/game/l2m/review?locale=ko-KR"],
    ["/game/lineage2m/review?sort=top&utm=letter", "/game/l2m/review?sort=top&utm=letter"],
  ])(
    "leads from %s to %s: language, country and theme go along, and all of the search to the same page",
    async (path, destination) => {
      const location = (await openPage(store, path)).headers.get("Location") ?? "";
      expect(location.replace(store.origin, "")).toBe(destination);
    },
  );

  it.each([
    ["/home/tl/lobby?country=KR", "/home/tl/lobby?country=KR"],
    ["/home/lineage2m/lobby?country=KR", "/home/l2m/lobby?country=KR"],
    ["/nothing", undefined],
  ])(
    "remembers of %s, which is closed outside the launcher, where it leads in the launcher",
    async (path, destination) => {
      const cookies = (await openPage(store, path)).headers.getSetCookie();
      const sought = cookies.flatMap((line) => /^sought=([^;]+)/.exec(line)?.[1] ?? []);
      expect(sought.map(decodeURIComponent)).toEqual(destination === undefined ? [] : [destination]);
    },
  );

  it.each([
    "/?sort=%00&genre=%27%3B--&limit=-1&previousValue=%F0%9F",
    "/?sort=worst",
    "/?locale=xx-YY&theme=pink&country=nowhere",
    "/?q=%3Cscript%3Ealert(1)%3C/script%3E",
    "/game/tl/review?sort=worst&stars=9&previousValue=broken",
  ])("never fails over what an address holds: %s", async (path) => {
    // Unreadable parameters are removed from the address with one redirect.
    const first = await openPage(store, path);
    const answer = first.status === 307 ? await openPage(store, first.headers.get("Location") ?? "") : first;
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain("<script>alert(1)");
  });

  it.each([
    ["an endless language", { "Accept-Language": "x".repeat(5000) }],
    ["a cookie of signs", { Cookie: 'locale="<script>"; theme=%00; pp_session=../../x; country=%F0' }],
    ["a language that is none", { "Accept-Language": "*;q=0,,;;q=,-" }],
  ])("shows the page whatever a browser sends: %s", async (_what, headers) => {
    expect((await openPage(store, "/", headers)).status).toBe(200);
  });

  it("says the same for HEAD as for GET, without the page", async () => {
    for (const [path, status] of [
      ["/game/tl", 200],
      ["/game/nosuchgame", 404],
      ["/nothing", 307],
    ] as const) {
      const { status: answered, body } = await sendRaw(portOf(store), path, { method: "HEAD" });
      expect([path, answered, body.length]).toEqual([path, status, 0]);
    }
  });

  it("has pages that no shared cache keeps, in the language it says", async () => {
    const answer = await openPage(store, "/game/tl", { "Accept-Language": "ko-KR" });
    expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(answer.headers.get("Content-Language")).toBe("ko-KR");
    expect(answer.headers.get("Vary")).toMatch(/Accept-Language/);
    expect(answer.headers.get("Vary")).toMatch(/Cookie/);
    expect(await answer.text()).toMatch(/<html[^>]* lang="ko-KR"/);
  });

  it("sends pages compressed and references only existing files, cached for a year", async () => {
    const page = await sendRaw(portOf(store), "/", { headers: { "Accept-Encoding": "br" } });
    expect(page.headers["content-encoding"]).toBe("br");
    const html = brotliDecompressSync(page.body).toString();
    const files = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g));
    expect([...files].filter((file) => file.endsWith(".js")).length).toBeGreaterThan(1);
    expect([...files].filter((file) => file.endsWith(".css")).length).toBeGreaterThan(1);
    for (const file of files) {
      const answer = await sendRaw(portOf(store), file, { headers: { "Accept-Encoding": "br" } });
      expect([file, answer.status]).toEqual([file, 200]);
      expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      if (/\.(js|css)$/.test(file) && answer.body.length > 2_000) expect(answer.headers["content-encoding"]).toBe("br");
    }
  });

  it("includes the blur placeholders only for the pictures of the page", async () => {
    const html = await (await openPage(store, "/")).text();
    const [markup = "", data = ""] = html.split("$_TSR.router=");
    const blursIn = (text: string) => new Set(text.match(/data:image\/webp;base64,[\w+/=]+/g));
    expect(data.length).toBeGreaterThan(1_000);
    expect(blursIn(markup).size).toBeGreaterThan(0);
    expect(blursIn(data).size).toBe(0);
  });
});

it.each([
  ["/", "Purple game store"],
  ["/game/tl/review", "Reviews"],
])("the very first answer of a process is as whole as every other: %s", async (path, heading) => {
  const store = await startStore({ DATA_DIR: await copySeededFolder(), LOG_LEVEL: "warn" });
  const html = await (await openPage(store, path)).text();
  await store.stop();
  // The heading of a game is a picture with its name.
  expect(html).toMatch(new RegExp(`<main[^>]*>.*<h1[^>]*>(?:(?!</h1>).)*${heading}.*</main>`, "s"));
  expect(html).not.toMatch(/<template id="B:|<div hidden="" id="S:/);
});

describe("a store below a path", () => {
  const store = seededStore({ CONFIG_FILE: configurationFile('{"basePath": "/store"}') });

  it("has its pages, files and links below it, and the publisher at the root", async () => {
    expect((await openPage(store, "/store")).headers.get("Location")).toBe("/store/");
    const index = await openPage(store, "/store/");
    expect(index.status).toBe(200);
    const html = await index.text();
    expect(html).toContain(`<link rel="canonical" href="${store.origin}/store`);
    expect(html).toMatch(/href="\/store\/game\/[a-z0-9]+"/);
    expect(html).not.toMatch(/href="\/game\//);
    const [, script = ""] = /import\("([^"]+)"\)/.exec(html) ?? [];
    expect(script).toMatch(/^\/store\/assets\//);
    expect((await openPage(store, script)).status).toBe(200);
    expect((await openPage(store, "/store/game/tl")).status).toBe(200);
    expect((await openPage(store, "/store/game/nosuchgame")).status).toBe(404);
    const unknown = await openPage(store, "/store/nothing");
    expect(unknown.status).toBe(307);
    expect(unknown.headers.get("Location")).toContain("/store/not-found");
    expect((await openPage(store, "/game/tl")).status).not.toBe(200);
    expect((await openPage(store, "/api/store/games")).status).toBe(200);
  });
});
