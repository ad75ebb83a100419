import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createHttpViewer } from "../support/http-viewer.ts";
import { median, printTable } from "./figures.ts";

const root = join(import.meta.dirname, "../..");
const ROUNDS = 15;
export const LARGE_CATALOGUE = 50_000;

const ADDRESSES = [
  "/",
  "/?view=all",
  "/?q=blade",
  "/?genre=mmorpg&sort=price",
  "/game/tl",
  "/api/store/games/facets",
  "/api/store/games/facets?offered=here&genre=mmorpg&notTag=pvp",
  "/api/store/search/suggest?q=lin",
  // Two letters in the other order, one too many, one that is wrong, in Latin and in Korean, and no word at all.
  ...["lineaeg", "thronee", "bledes", "리니쥐", "xqzvwj"].map((typed) => `/api/store/search/suggest?q=${typed}`),
  "/api/store/games?q=bledes",
  // Titles in other spellings: joined, with a word for "and", with a Roman numeral, and with only some words.
  ...["crimsonhorizon", "crimson and horizon", "golden kingdom iii", "golden kingdom zzz"].map(
    (typed) => `/api/store/search/suggest?q=${encodeURIComponent(typed)}`,
  ),
  "/api/store/games?q=golden%20kingdom%20iii",
  // The lists: every order, every filter included and excluded, and combinations as players use them.
  ...["popular", "newest", "release", "rating", "title", "price", "price_desc"].map(
    (sort) => `/api/store/games?sort=${sort}`,
  ),
  ...[
    "genre=mmorpg",
    "tag=pvp",
    "platform=steam",
    "language=ko-KR",
    "price=free",
    "price=1-30000",
    "age=grac-15",
    "accessibility=subtitles-size",
    "stage=launch",
    "onSale=true",
    "onSale=true&sort=price",
    "onSale=true&sort=price_desc",
    "notGenre=mmorpg",
    "notTag=pvp",
    "notPlatform=purple",
    "notLanguage=ko-KR",
    "notPrice=free",
    "notAge=grac-15",
    "notAccessibility=subtitles-size",
    "genre=mmorpg&notPlatform=steam&price=1-&sort=price",
    "language=ja-JP&stage=launch&sort=price_desc",
    "releaseState=prepare&sort=release",
  ].map((filters) => `/api/store/games?${filters}`),
] as const;

/** Adds games to the database the settings name, as `npm run seed` does. */
export async function seedLargeCatalogue(settings: Readonly<Record<string, string>>): Promise<void> {
  const seeding = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "app/server/seed.ts", "--games", String(LARGE_CATALOGUE)],
    { cwd: root, env: { PATH: process.env.PATH, ...settings }, stdio: ["ignore", "ignore", "inherit"] },
  );
  const [code] = await once(seeding, "exit");
  if (code !== 0) throw new Error(`seeding ended with code ${code}`);
}

export type FirstBytes = ReadonlyMap<string, number>;

/**
 * Median time to the first byte of each warmed-up address, in milliseconds. The requests are those of a player, for
 * whom everything is read and rendered each time; guests get cached pages, whatever the size of the catalogue.
 */
export async function measureFirstBytes(origin: string): Promise<FirstBytes> {
  const player = await createHttpViewer(() => origin).signIn("player-kr");
  const figures = new Map<string, number>();
  for (const path of ADDRESSES) {
    const durations: number[] = [];
    for (let round = -2; round < ROUNDS; round += 1) {
      const startedAt = performance.now();
      const answer = await player.fetch(path);
      if (round >= 0) durations.push(performance.now() - startedAt);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    }
    figures.set(path, median(durations));
  }
  return figures;
}

export function printScale(title: string, small: FirstBytes, large: FirstBytes): void {
  printTable(`First byte with ${LARGE_CATALOGUE.toLocaleString("en")} more games, ${title}; medians of ${ROUNDS}`, [
    ["address", "seed ms", "large ms", "× seed"],
    ...ADDRESSES.map((path) => {
      const [one, other] = [small.get(path) ?? 0, large.get(path) ?? 0];
      return [path, one.toFixed(1), other.toFixed(1), (other / one).toFixed(2)];
    }),
  ]);
}
