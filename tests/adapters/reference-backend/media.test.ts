import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { createPictureLibrary } from "#adapters/reference-backend/domain/media/picture-library.ts";
import { serveMedia } from "#adapters/reference-backend/domain/media/serve-media.ts";
import type { BackendEnvironment } from "#adapters/reference-backend/http/backend-environment.ts";
import { CallRefusal } from "#adapters/reference-backend/http/call-refusal.ts";
import type { Game, Media } from "#core/catalogue/game.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { makeTemporaryFolder } from "#tests/support/temporary-folder.ts";
import { testContent } from "#tests/support/test-content.ts";

const TYPES = new Map([
  ["avif", "image/avif"],
  ["webp", "image/webp"],
  ["svg", "image/svg+xml"],
  ["webm", "video/webm"],
]);

function addressesOf(media: Media): string[] {
  const candidates =
    media.srcset === "" ? [] : media.srcset.split(", ").map((candidate) => candidate.split(" ")[0] ?? "");
  return [media.src, ...candidates];
}

describe("pictures", () => {
  const store = openTestStore("postgres", { content: testContent });

  const requirePicture = async (address: string) => {
    const answer = await store.visitor().fetch(address);
    const bytes = await answer.bytes();
    expect(answer.status, address).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe(TYPES.get(/\.(\w+)(\?|$)/.exec(address)?.[1] ?? ""));
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(bytes.length).toBeGreaterThan(100);
  };

  test("every game has pictures for page and cards, and every address of them answers", async () => {
    for (const { gameCode } of testContent.games) {
      const game = await store.visitor().json<Game>(`/api/store/games/${gameCode}`);
      expect(game.media.map((media) => media.role)).toEqual(expect.arrayContaining(["hero", "wide", "portrait"]));
      for (const media of game.media) {
        expect(Number(media.w) * Number(media.h), `${gameCode} ${media.role}`).toBeGreaterThan(0);
        for (const address of addressesOf(media)) await requirePicture(address);
      }
      expect(Object.values(game.palette ?? {}).every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
    }
  });

  describe("a trailer", () => {
    const trailerOf = async (gameCode: string) => {
      const game = await store.visitor().json<Game>(`/api/store/games/${gameCode}`);
      return game.media.find(({ role }) => role === "trailer");
    };

    test("comes in parts, so that a player can start in the middle", async () => {
      const address = (await trailerOf("tl"))?.src ?? "";
      const whole = await (await store.visitor().fetch(address)).bytes();
      const part = await store.visitor().fetch(address, { headers: { Range: "bytes=100-199" } });
      expect(part.status).toBe(206);
      expect(part.headers.get("Content-Type")).toBe("video/webm");
      expect(part.headers.get("Content-Range")).toBe(`bytes 100-199/${whole.length}`);
      expect(part.headers.get("Content-Length")).toBe("100");
      expect(part.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
      expect(await part.bytes()).toEqual(whole.slice(100, 200));
      const end = await store.visitor().fetch(address, { headers: { Range: "bytes=-7" } });
      expect(await end.bytes()).toEqual(whole.slice(-7));
    });

    test("has no part beyond its end, and is whole for a reader with a condition we cannot check", async () => {
      const address = (await trailerOf("tl"))?.src ?? "";
      const beyond = await store.visitor().fetch(address, { headers: { Range: "bytes=99999999-" } });
      expect(beyond.status).toBe(416);
      expect(beyond.headers.get("Content-Range")).toMatch(/^bytes \*\/\d+$/);
      const conditional = await store
        .visitor()
        .fetch(address, { headers: { Range: "bytes=0-9", "If-Range": '"another"' } });
      expect(conditional.status).toBe(200);
      await conditional.bytes();
    });
  });
});

test("a picture that is there but cannot be read is a failure of the server, not a missing picture", async () => {
  const folder = makeTemporaryFolder();
  mkdirSync(join(folder, "pictures", "tl"), { recursive: true });
  symlinkSync("wide.webp", join(folder, "pictures", "tl", "wide.webp"));
  const app = new Hono<BackendEnvironment>();
  app.onError((failure, context) => context.body(null, failure instanceof CallRefusal ? 404 : 500));
  serveMedia(app, createPictureLibrary(folder), false);
  expect((await app.request("/media/art/tl/wide.webp")).status).toBe(500);
  expect((await app.request("/media/art/tl/hero.webp")).status).toBe(404);
  expect((await app.request("/media/art/aion/hero.webp")).status).toBe(404);
});

describe("the list of pictures", () => {
  const withManifest = (manifest: string) => {
    const folder = makeTemporaryFolder();
    writeFileSync(join(folder, "pictures.json"), manifest);
    return createPictureLibrary(folder);
  };
  const picture = { w: 1600, h: 686, widths: [480, 1600], webp: [480, 768], blur: "data:image/webp;base64,AA==" };

  test("a picture comes as AVIF in all its widths, WebP for old browsers, and a blur", () => {
    const palette = { base: "#000000", accent: "#ffffff", ink: "#ffffff" };
    const [hero] = withManifest(JSON.stringify({ tl: { palette, hero: picture, made: {} } })).mediaOf("tl", "Title");
    expect(hero).toMatchObject({ role: "hero", w: 1600, h: 686, alt: "Title", blur: picture.blur });
    expect(hero?.src).toMatch(/^\/media\/art\/tl\/hero-768\.webp\?v=[0-9a-f]{10}$/);
    expect(hero?.srcset).toMatch(
      /^\/media\/art\/tl\/hero-480\.avif\?v=\w+ 480w, \/media\/art\/tl\/hero-1600\.avif\?v=\w+ 1600w$/,
    );
  });

  test("the still of a film is the wide picture, or the third screenshot where the list says so", () => {
    const film = { w: 960, h: 540 };
    const posterOf = (trailer: object) =>
      withManifest(JSON.stringify({ tl: { wide: picture, shots: [picture, picture, picture], trailer } }))
        .mediaOf("tl", "Title")
        .find(({ role }) => role === "trailer")?.poster;
    expect(posterOf(film)).toContain("/media/art/tl/wide-768.webp");
    expect(posterOf({ ...film, still: "shot3" })).toContain("/media/art/tl/shot3-768.webp");
  });

  test("a game without art, or with an entry that cannot be read, is shown by a gradient of its own", () => {
    const library = withManifest(JSON.stringify({ tl: { hero: "not a picture" }, lin2: { shots: [null, picture] } }));
    expect(library.mediaOf("tl", "")[0]?.src).toContain("/media/art/tl/stand-in-hero.svg");
    expect(library.paletteOf("tl")).not.toEqual(library.paletteOf("aion"));
    const shots = library.mediaOf("lin2", "").filter((media) => media.role === "screenshot");
    expect(shots.map((media) => media.src)).toEqual([expect.stringContaining("/lin2/shot2-768.webp")]);
  });
});
