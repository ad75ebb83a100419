/**
 * Makes the art of the store: `node run.ts [--games tl,lin2] [--kinds hero,wide,goods] [--force] [--draft folder]`.
 * Pictures whose scene data is unchanged are left alone. `--draft` writes quick small PNGs elsewhere instead.
 */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { writeAvatars } from "./avatars/avatars.ts";
import { writeBadges } from "./badges/badges.ts";
import type { GameEntry } from "./encoding/catalogue.ts";
import { emptyGame, forgetCover, notePicture, readCatalogue, writeCatalogue } from "./encoding/catalogue.ts";
import type { Picture } from "./encoding/encode.ts";
import { discard, store } from "./encoding/encode.ts";
import type { KindName } from "./encoding/kinds.ts";
import { EDITIONS, KINDS } from "./encoding/kinds.ts";
import { paletteOf } from "./encoding/palette.ts";
import { BUNDLE_PARTNERS } from "./goods/bundles.ts";
import { coverFingerprint, makeCover } from "./goods/covers.ts";
import { coversOf } from "./goods/sold.ts";
import { logotypeSize } from "./logotypes/size.ts";
import { writeFilm } from "./motion/encode.ts";
import { createFilm } from "./motion/film.ts";
import { FILM, TRAILERS } from "./motion/spec.ts";
import { scenes } from "./scenes/index.ts";
import type { Studio } from "./scenes/produce.ts";
import { fingerprint, openStudio, trailerFingerprint } from "./scenes/produce.ts";
import type { Scene, ViewName } from "./scenes/types.ts";
import { writeCredits } from "./sigils/credits.ts";
import { writeSigil } from "./sigils/sigils.ts";

const ART = join(import.meta.dirname, "..");
const PICTURES = join(ART, "pictures");
const CATALOGUE = join(ART, "pictures.json");
const DRAFT_SCALE = 0.4;
const VIEWS: readonly ViewName[] = ["hero", "wide", "portrait", "banner", "shot1", "shot2", "shot3"];

const { values: options } = parseArgs({
  options: {
    games: { type: "string", default: "" },
    kinds: { type: "string", default: "hero,wide,portrait,banner,shots,sigil,logotype,badges,goods,trailer,avatars" },
    force: { type: "boolean", default: false },
    draft: { type: "string", default: "" },
  },
});

const kinds = new Set(options.kinds.split(","));
const chosen = options.games
  ? options.games.split(",").map((code) => {
      const scene = scenes.find((one) => one.code === code);
      if (!scene) throw new Error(`There is no scene for the game "${code}".`);
      return scene;
    })
  : scenes;

const views = VIEWS.filter((view) => kinds.has(view) || (view.startsWith("shot") && kinds.has("shots")));

/** Notes one change in the catalogue on disk; others may have changed other games meanwhile. */
function update(code: string, change: (game: GameEntry) => void): void {
  const catalogue = readCatalogue(CATALOGUE);
  const game = catalogue[code] ?? emptyGame();
  change(game);
  catalogue[code] = game;
  writeCatalogue(CATALOGUE, catalogue);
}

function made(code: string, name: KindName | "trailer"): string | undefined {
  return options.force ? undefined : readCatalogue(CATALOGUE)[code]?.made[name];
}

async function makeViews(studio: Studio, scene: Scene, folder: string): Promise<void> {
  for (const view of views) {
    if (view === "shot3" && scene.keyArt === undefined) continue;
    const print = fingerprint(scene, view);
    if (made(scene.code, view) === print) continue;
    const start = performance.now();
    const picture = await studio.picture(scene, view);
    const rendered = performance.now();
    const blur = await store(picture, folder, view);
    update(scene.code, (game) => {
      notePicture(game, view, blur, print);
      if (view === "hero") game.palette = paletteOf(picture);
      if (view === "shot3" && game.trailer) game.trailer = { ...game.trailer, still: "shot3" };
    });
    const seconds = (from: number, to: number): string => ((to - from) / 1000).toFixed(1);
    console.log(
      `${scene.code} ${view}: rendered in ${seconds(start, rendered)} s, stored in ${seconds(rendered, performance.now())} s`,
    );
  }
}

async function makeDrafts(studio: Studio, scene: Scene, folder: string): Promise<void> {
  for (const view of views) {
    const picture = await studio.picture(scene, view, DRAFT_SCALE);
    await sharp(picture.rgb, { raw: { width: picture.width, height: picture.height, channels: 3 } })
      .png()
      .toFile(join(folder, `${scene.code}-${view}.png`));
    console.log(`${scene.code} ${view}: draft`);
  }
}

/** A picture as it is stored, which covers are cut from. */
async function storedPicture(folder: string, name: "hero" | "portrait" | "shot1" | "shot2"): Promise<Picture> {
  const kind = KINDS[name];
  const rgb = await sharp(readFileSync(join(folder, `${name}-${kind.width}.avif`)))
    .removeAlpha()
    .raw()
    .toBuffer();
  return { width: kind.width, height: kind.height, rgb: new Uint8Array(rgb) };
}

async function makeGoods(scene: Scene, folder: string): Promise<void> {
  const catalogue = readCatalogue(CATALOGUE);
  const game = catalogue[scene.code];
  if (!game?.hero || !game.portrait || !game.palette || game.shots.length < 2) return;
  const sold = coversOf(scene.code);
  for (const edition of EDITIONS) {
    if (sold.has(edition)) continue;
    await discard(folder, `goods-${edition}`);
    update(scene.code, (entry) => forgetCover(entry, edition));
  }
  const partners = BUNDLE_PARTNERS[scene.code] ?? [];
  const sources = {
    hero: await storedPicture(folder, "hero"),
    portrait: await storedPicture(folder, "portrait"),
    shot1: await storedPicture(folder, "shot1"),
    shot2: await storedPicture(folder, "shot2"),
    palette: game.palette,
    code: scene.code,
    partners: await Promise.all(partners.map((code) => storedPicture(join(PICTURES, code), "portrait"))),
  };
  for (const edition of sold) {
    const name = `goods-${edition}` as const;
    const print = coverFingerprint(edition, [
      game.made.hero,
      game.made.portrait,
      game.made.shot1,
      game.made.shot2,
      game.palette,
      ...(edition === "bundle" ? partners.map((code) => catalogue[code]?.made.portrait) : []),
    ]);
    if (made(scene.code, name) === print) continue;
    const blur = await store(await makeCover(edition, sources), folder, name);
    update(scene.code, (entry) => notePicture(entry, name, blur, print));
  }
  console.log(`${scene.code}: goods`);
}

async function makeTrailer(studio: Studio, scene: Scene, folder: string): Promise<void> {
  const spec = TRAILERS.find(({ code }) => code === scene.code);
  if (!spec) return;
  const print = trailerFingerprint(scene, spec);
  if (made(scene.code, "trailer") === print) return;
  const start = performance.now();
  const parts = await studio.parts(scene, FILM.renderedWidth, FILM.renderedHeight);
  await writeFilm(createFilm(parts, spec), join(folder, "trailer.webm"));
  if (!options.draft) {
    update(scene.code, (game) => {
      game.trailer = { w: FILM.width, h: FILM.height, still: game.shots[2] ? "shot3" : "wide" };
      game.made.trailer = print;
    });
  }
  console.log(`${scene.code} trailer: made in ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

const studio = openStudio();
for (const scene of chosen) {
  const folder = join(PICTURES, scene.code);
  mkdirSync(options.draft || folder, { recursive: true });
  if (options.draft) {
    await makeDrafts(studio, scene, options.draft);
    continue;
  }
  await makeViews(studio, scene, folder);
  const palette = readCatalogue(CATALOGUE)[scene.code]?.palette;
  if (kinds.has("sigil") && palette) {
    writeSigil(scene.code, palette, folder);
    update(scene.code, (game) => {
      game.sigil = true;
    });
  }
  if (kinds.has("badges") && palette) {
    const badges = writeBadges(scene.code, palette, folder);
    update(scene.code, (game) => {
      game.badges = badges;
    });
  }
  const lettering = kinds.has("logotype") ? logotypeSize(folder) : null;
  if (lettering) {
    update(scene.code, (game) => {
      game.logotype = lettering;
    });
  }
  if (kinds.has("goods")) await makeGoods(scene, folder);
  if (kinds.has("trailer")) await makeTrailer(studio, scene, folder);
}
if (kinds.has("avatars") && !options.draft) writeAvatars(join(PICTURES, "avatars"));
if (kinds.has("sigil")) writeCredits(join(ART, "CREDITS.md"));
await studio.close();
