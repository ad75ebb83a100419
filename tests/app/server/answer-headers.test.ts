import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { createHttpViewer } from "../../support/http-viewer.ts";
import { TEST_TOOLS } from "../../support/test-tools.ts";
import { seededStore } from "./seeded-store.ts";

const ASSETS = fileURLToPath(new URL("../../../.output/client/assets", import.meta.url));

/** Addresses of every kind that are there. */
const THERE = `
  / /game/tl /order /offline-page /service-worker.js /robots.txt /sitemap.xml /healthz /readyz /login /register
  /logout?redirect=false /openapi /openapi.json /reference/controls /api/store/games
  /community/api/games/tl/boards/free/articles /notification/api/events?topic=article:1 /news/api/notices
  /media/mark.svg /media/art/tl/stand-in-hero.svg
`;

/** Addresses of every kind, with the status they are answered with. */
const ASKED: readonly (readonly [method: string, path: string, status: number])[] = [
  ...THERE.trim()
    .split(/\s+/)
    .map((path) => ["GET", path, 200] as const),
  ["HEAD", "/", 200],
  ["GET", "/game/nosuchgame", 404],
  ["GET", "/nothing-here", 307],
  ["POST", "/game/tl", 405],
  ["GET", "/assets/none.js", 404],
  ["POST", "/client-failures", 400],
  ["POST", "/login", 415],
  ["GET", "/sso?code=none", 302],
  ["GET", "/pay/none", 303],
  ["GET", "/api/store/games?limit=x", 400],
  ["GET", "/api/store/games/none", 404],
  ["GET", "/api/store/cart", 401],
  ["OPTIONS", "/api/store/games", 404],
  ["GET", "/media/art/tl/none.webp", 404],
  ["GET", "/media/boards/none.webp", 404],
];

/** Addresses that their own pages, and with them the launcher's, show in frames. */
const FRAMED = ["/mini-game/frame/cards", "/dev/simulator", "/dev/kit/button/stage"];

const directiveOf = (policy: string, name: string) =>
  policy
    .split(";")
    .map((directive) => directive.trim().split(/\s+/))
    .find(([found]) => found === name)
    ?.slice(1)
    .join(" ");

function expectEveryHeader({ headers }: Response, what: string, framedBy = "'none'"): void {
  const policy = headers.get("Content-Security-Policy") ?? "";
  expect(directiveOf(policy, "frame-ancestors"), what).toBe(framedBy);
  expect(headers.get("X-Frame-Options"), what).toBe(framedBy === "'none'" ? "DENY" : "SAMEORIGIN");
  const isForAll = /(health|ready)z$/.test(what);
  expect(headers.get("Cross-Origin-Resource-Policy"), what).toBe(isForAll ? "cross-origin" : "same-origin");
  expect(headers.get("X-Content-Type-Options"), what).toBe("nosniff");
  expect(headers.get("Referrer-Policy"), what).toMatch(/^(strict-origin-when-cross-origin|same-origin|no-referrer)$/);
  expect(headers.get("Permissions-Policy"), what).toContain("camera=()");
  expect(headers.get("Cross-Origin-Opener-Policy"), what).toMatch(/^same-origin/);
  expect(headers.has("X-Powered-By"), what).toBe(false);
  const type = headers.get("Content-Type") ?? "";
  if (/^application\/(\w+\+)?json/.test(type)) {
    expect(headers.get("Content-Disposition"), what).toMatch(/^(inline|attachment); filename="[\w.-]+\.json"$/);
  }
  // Where there is no page to be drawn, nothing may be loaded.
  if (!type.startsWith("text/html")) expect(directiveOf(policy, "default-src"), what).toBe("'none'");
}

describe("every answer of a store", () => {
  const store = seededStore();
  const player = createHttpViewer(() => store.origin);
  beforeAll(() => player.signIn("player-kr"));

  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(store.origin + path, { redirect: "manual", headers: { Cookie: TEST_TOOLS }, ...init });
    // A stream of events lasts as long as the client reads it.
    if (answer.headers.get("Content-Type")?.startsWith("text/event-stream")) await answer.body?.cancel();
    return answer;
  };

  it("forbid framing, restrict features, and list the allowed sources", async () => {
    for (const [method, path, status] of ASKED) {
      const what = `${method} ${path}`;
      const answer = await ask(path, { method });
      expect([what, answer.status]).toEqual([what, status]);
      expectEveryHeader(answer, what);
    }
    const signedIn = await player.fetch("/account");
    expect(signedIn.status).toBe(200);
    expectEveryHeader(signedIn, "a page of a player");
  });

  it("are sent with built files of every kind", async () => {
    const html = await (await ask("/game/tl")).text();
    const files = new Set(html.match(/\/assets\/[\w.-]+\.(js|css|woff2|svg)/g));
    expect(files.size).toBeGreaterThan(3);
    for (const file of files) {
      const answer = await ask(file);
      expect(answer.status).toBe(200);
      expectEveryHeader(answer, file);
    }
  });

  it("is in frames of its own pages alone where it is meant to be framed", async () => {
    for (const path of FRAMED) expectEveryHeader(await ask(path), path, "'self'");
  });

  it("names the file of each picture, of the publisher and of players", async () => {
    const { media } = await (await fetch(`${store.origin}/api/store/games/tl`)).json();
    for (const { src } of media) {
      const answer = await ask(src);
      const name = /\/([^/?]+)\?/.exec(src)?.[1];
      expect(answer.headers.get("Content-Disposition")).toBe(`inline; filename="${name}"`);
      expectEveryHeader(answer, src);
    }
    const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const kept = await player.fetch("/community/api/images", {
      method: "POST",
      body: new Uint8Array(picture),
      headers: { "Content-Type": "application/octet-stream" },
    });
    expect(kept.status).toBe(200);
    const { url } = await kept.json();
    const answer = await ask(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Disposition")).toBe(`inline; filename="${/[^/]+$/.exec(url)?.[0]}"`);
    expect(directiveOf(answer.headers.get("Content-Security-Policy") ?? "", "sandbox")).toBe("");
    expectEveryHeader(answer, "a picture of a player");
  });

  it("lets pages make the Trusted Types policies that some built script makes, and no others", async () => {
    const policy = (await ask("/")).headers.get("Content-Security-Policy") ?? "";
    const names = directiveOf(policy, "trusted-types")?.split(" ") ?? [];
    expect(names.length).toBeGreaterThan(2);
    const scripts = readdirSync(ASSETS).filter((name) => name.endsWith(".js"));
    const sources = scripts.map((name) => readFileSync(join(ASSETS, name), "utf8"));
    const made = names.filter((name) => sources.some((source) => new RegExp(`["'\`]${name}["'\`]`).test(source)));
    expect(made).toEqual(names);
    const created = sources.flatMap((source) => [...source.matchAll(/createPolicy\(["'`]([^"'`]+)/g)]);
    expect(created.length).toBeGreaterThan(2);
    for (const [, name] of created) expect(names).toContain(name);
  });
});
