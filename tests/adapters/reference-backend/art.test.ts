import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { defaultContent } from "#adapters/reference-backend/content/default-content.ts";
import { avatarAddressOf } from "#adapters/reference-backend/domain/media/avatar.ts";

const seedContent = defaultContent();

interface Picture {
  readonly widths: readonly number[];
  readonly webp: readonly number[];
}
interface GameArt {
  readonly hero: Picture;
  readonly wide: Picture;
  readonly portrait: Picture;
  readonly banner: Picture;
  readonly shots: readonly Picture[];
  readonly goods: Readonly<Record<string, Picture>>;
  readonly badges: readonly { readonly id: string; readonly tier: string }[];
  readonly trailer?: { readonly still?: "wide" | "shot3" };
}

const ART = join(import.meta.dirname, "../../../adapters/reference-backend/art");
const PICTURES = join(ART, "pictures");
const KB = 1024;
const catalogue: Readonly<Record<string, GameArt>> = JSON.parse(readFileSync(join(ART, "pictures.json"), "utf8"));

function filesOf(art: GameArt): string[] {
  const named = (name: string, { widths, webp }: Picture) => [
    ...widths.map((width) => `${name}-${width}.avif`),
    ...webp.map((width) => `${name}-${width}.webp`),
  ];
  return [
    ...(["hero", "wide", "portrait", "banner"] as const).flatMap((kind) => named(kind, art[kind])),
    ...art.shots.flatMap((shot, at) => named(`shot${at + 1}`, shot)),
    ...Object.entries(art.goods).flatMap(([edition, cover]) => named(`goods-${edition}`, cover)),
    ...art.badges.map(({ id }) => `badge-${id}.svg`),
    "badge-hidden.svg",
    "logotype.svg",
    "sigil.svg",
    ...(art.trailer === undefined ? [] : ["trailer.webm"]),
  ];
}

const bytesOf = (code: string, file: string) => statSync(join(PICTURES, code, file)).size;

describe("the committed art", () => {
  test("every game of the store has a set of its own", () => {
    expect(Object.keys(catalogue).sort()).toEqual(seedContent.games.map(({ gameCode }) => gameCode).sort());
  });

  test.each(Object.entries(catalogue))("of %s is what the catalogue lists, no more and no less", (code, art) => {
    expect(readdirSync(join(PICTURES, code)).sort()).toEqual(filesOf(art).sort());
  });

  test.each(Object.entries(catalogue))("of %s is light enough for phones and slow lines", (code, art) => {
    for (const width of [480, 768]) expect(bytesOf(code, `hero-${width}.avif`)).toBeLessThanOrEqual(35 * KB);
    expect(bytesOf(code, "portrait-480.avif")).toBeLessThanOrEqual(15 * KB);
    expect(bytesOf(code, "wide-480.avif")).toBeLessThanOrEqual(15 * KB);
    if (art.trailer !== undefined) expect(bytesOf(code, "trailer.webm")).toBeLessThanOrEqual(600 * KB);
  });

  test("every cover that goods show is there, sharp on the page of the goods, and no other", () => {
    for (const [code, { goods }] of Object.entries(catalogue)) {
      const shown = seedContent.goods.filter(({ gameCode }) => gameCode === code).map(({ cover }) => cover);
      expect(Object.keys(goods).sort(), code).toEqual([...new Set(shown)].sort());
      for (const { widths } of Object.values(goods)) expect(Math.max(...widths), code).toBeGreaterThanOrEqual(1600);
    }
  });

  test("is within 30 MB in all", () => {
    const sizes = readdirSync(PICTURES, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30_000_000);
  });

  test("every avatar that a player can get is there, and all of them are got", () => {
    const files = Array.from(
      { length: 1_000 },
      (_, i) => /avatars\/(avatar-\d\d\.svg)\?/.exec(avatarAddressOf(`p${i}`, null))?.[1],
    );
    expect([...new Set(files)].sort()).toEqual(readdirSync(join(PICTURES, "avatars")).sort());
  });
});
