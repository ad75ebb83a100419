import type { Browser, Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { openDatabase } from "#adapters/reference-backend/database/open-database.ts";
import { untilHydrated } from "../journeys/visit.ts";
import { createHttpViewer, type HttpViewer } from "../support/http-viewer.ts";
import { median, printTable } from "./figures.ts";
import { openPage, PROFILES } from "./profiles.ts";

const ROUNDS = 15;
const LARGE_BOARD = 100_000;
const LONG_TALK = 10_000;
/** Articles that are scrolled through: readers of more would use the search. */
const ARTICLES_READ = 2_000;
/** Pages below the first of the one that is measured as deep. */
const DEEP_PAGES = 40;
/** Status of an empty list; the seed contains some. */
const NOTHING_THERE = 409;
/** Longest time without a new line on the way down, in milliseconds; the bench ends with an error then. */
const MAX_WAIT_MS = 15_000;

const BOARD = "/community/api/games/tl/boards/free/articles";
const TALK = "/community/api/articles/tl-1/comments";
const ADDRESSES = [
  "/community/api/games/tl/boards",
  `${BOARD}?sort=new`,
  `${BOARD}?sort=top`,
  `${BOARD}?sort=recommended`,
  `${BOARD}?menu=talk`,
  `${BOARD}?search=otter`,
  "/community/api/articles?limit=8",
  `${TALK}?sort=oldest`,
  `${TALK}?sort=newest`,
  "/game/tl/board/free",
  "/game/tl/board/guide/view/tl-1",
] as const;
/** Lists that are also measured far below their beginning, in the large only. */
const DEEP = [`${BOARD}?sort=new`, `${BOARD}?sort=top`, `${TALK}?sort=oldest`, `${TALK}?sort=newest`] as const;

/** Writes a board and a talk that are as large as such things get, into the database of a store that does not run. */
export async function seedLargeCommunity(dataFolder: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataFolder });
  await database.queries.execute(sql`
    with writers as (select array_agg(id order by id) as ids from (select id from accounts order by id limit 200) as first_ones)
    insert into articles (id, game_code, board_alias, menu, account_id, language, title, body, excerpt, search_text,
        created_at, updated_at, pinned, recommended, like_count, comment_count)
      select 'bench-' || n, 'tl', 'free', case when n % 3 = 0 then 'talk' when n % 3 = 1 then 'stories' end,
        ids[1 + n % array_length(ids, 1)], 'en-US',
        'Night ' || n || ' at the eastern gate, and who held it',
        '<p dir="auto">We were nine when the fog came down.</p>',
        'We were nine when the fog came down, and nobody could see the bridge any more. Night ' || n || '.',
        'night ' || n || ' at the eastern gate, and who held it' || case when n % 500 = 0 then ' otter' else '' end,
        now() - n * interval '7 minutes', now() - n * interval '7 minutes', false, n % 40 = 0, n % 97, 0
      from generate_series(1, ${LARGE_BOARD}) as n, writers`);
  await database.queries.execute(sql`
    with writers as (select array_agg(id order by id) as ids from (select id from accounts order by id limit 200) as first_ones)
    insert into comments (id, article_id, account_id, thread_id, thread_at, is_reply, content, mentions, created_at,
        updated_at, like_count, reply_count)
      select 'bench-' || n, 'tl-1', ids[1 + n % array_length(ids, 1)], 'bench-' || (n - n % 3),
        now() - (${LONG_TALK} + 3 - (n - n % 3)) * interval '1 minute', n % 3 > 0,
        case n % 4 when 0 then 'Hold the bridge until the bell rings twice, then fall back in pairs.'
          when 1 then 'That worked for us as well.' when 2 then '다리에서 만나요. 방패를 챙기세요.'
          else 'We lost it in the second minute' || chr(10) || 'because nobody watched the river.' end,
        '[]'::jsonb, now() - (${LONG_TALK} + 3 - n) * interval '1 minute',
        now() - (${LONG_TALK} + 3 - n) * interval '1 minute', n % 13, case when n % 3 = 0 then 2 else 0 end
      from generate_series(3, ${LONG_TALK} + 2) as n, writers`);
  await database.queries.execute(sql`
    update articles set comment_count =
      (select count(*)::int from comments where comments.article_id = articles.id) where id = 'tl-1'`);
  await database.queries.execute(sql`analyze`);
  await database.close();
}

export type ListTimes = ReadonlyMap<string, number>;

async function timeOf(player: HttpViewer, path: string): Promise<number> {
  const durations: number[] = [];
  for (let round = -2; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    const answer = await player.fetch(path);
    await answer.arrayBuffer();
    if (round >= 0) durations.push(performance.now() - startedAt);
    if (!answer.ok && answer.status !== NOTHING_THERE) throw new Error(`${path} was answered with ${answer.status}`);
  }
  return median(durations);
}

/** Address of the page this far below the first. */
async function addressBelow(player: HttpViewer, path: string, pages: number): Promise<string> {
  let address = path;
  for (let page = 0; page < pages; page += 1) {
    const { previous_value } = await (await player.fetch(address)).json();
    if (typeof previous_value !== "string") throw new Error(`${path} ends at page ${page}`);
    address = `${path}&previousValue=${encodeURIComponent(previous_value)}`;
  }
  return address;
}

/** Time of each list and page until it is there whole, median in milliseconds, for a player. */
export async function measureLists(origin: string, deepPages = 0): Promise<ListTimes> {
  const player = await createHttpViewer(() => origin).signIn("player-kr");
  const times = new Map<string, number>();
  for (const path of ADDRESSES) times.set(path, await timeOf(player, path));
  if (deepPages === 0) return times;
  for (const path of DEEP) times.set(deepName(path), await timeOf(player, await addressBelow(player, path, deepPages)));
  return times;
}

const deepName = (path: string) => `${path}, page ${DEEP_PAGES + 1}`;

export const measureLargeLists = (origin: string): Promise<ListTimes> => measureLists(origin, DEEP_PAGES);

export function printLists(small: ListTimes, large: ListTimes): void {
  const rowOf = (name: string, of: string) => {
    const [one = Number.NaN, other = Number.NaN] = [small.get(of), large.get(name)];
    return [name, one.toFixed(1), other.toFixed(1), (other / one).toFixed(2)];
  };
  printTable(
    `Boards with ${LARGE_BOARD.toLocaleString("en")} articles and ${LONG_TALK.toLocaleString("en")} comments on one; medians of ${ROUNDS}`,
    [
      ["address", "seed ms", "large ms", "× seed"],
      ...ADDRESSES.map((path) => rowOf(path, path)),
      ...DEEP.map((path) => rowOf(deepName(path), path)),
    ],
  );
}

interface Scrolled {
  readonly lines: number;
  readonly longTasks: readonly number[];
  readonly seconds: number;
}

/**
 * Runs in the page: scrolls down to the wanted number of lines as a player does, and back up; reports every task over
 * 50 ms.
 */
async function scrollThrough({
  list,
  wanted,
  maxWaitMs,
}: {
  readonly list: string;
  readonly wanted: number;
  readonly maxWaitMs: number;
}): Promise<Scrolled> {
  const longTasks: number[] = [];
  const observer = new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) longTasks.push(duration);
  });
  observer.observe({ type: "longtask" });
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  // The list is virtualised: a line states the total, and lines far from the viewport are not in the document.
  const countLines = () => Number(document.querySelector(`${list} [aria-setsize]`)?.getAttribute("aria-setsize") ?? 0);
  let isEndNear = false;
  const endObserver = new IntersectionObserver((entries) => {
    isEndNear = entries.at(-1)?.isIntersecting ?? false;
  });
  let end: Element | null = null;
  const startedAt = performance.now();
  let grownAt = startedAt;
  let lines = countLines();
  while (lines < wanted) {
    await frame();
    window.scrollBy(0, window.innerHeight * 0.8);
    const next = document.querySelector(`${list} ~ :last-child`);
    if (next !== null && next !== end) {
      end = next;
      endObserver.disconnect();
      endObserver.observe(end);
    }
    if (isEndNear)
      end?.querySelector<HTMLButtonElement>("button:not([aria-busy='true'], [aria-disabled='true'])")?.click();
    const count = countLines();
    if (count > lines) grownAt = performance.now();
    lines = count;
    if (performance.now() - grownAt > maxWaitMs) throw new Error(`${list} has ended at ${lines} lines`);
  }
  while (window.scrollY > 0) {
    await frame();
    window.scrollBy(0, -window.innerHeight * 4);
  }
  await frame();
  longTasks.push(...observer.takeRecords().map(({ duration }) => duration));
  observer.disconnect();
  endObserver.disconnect();
  return { lines, longTasks, seconds: (performance.now() - startedAt) / 1_000 };
}

async function openAndScroll(page: Page, address: string, list: string, wanted: number): Promise<Scrolled> {
  await page.goto(address);
  await untilHydrated(page);
  await page.locator(`${list} article`).nth(10).scrollIntoViewIfNeeded();
  return await page.evaluate(scrollThrough, { list, wanted, maxWaitMs: MAX_WAIT_MS });
}

/** Scrolls through a large board and a long talk in a real browser. The goal is no task over 50 ms. */
export async function benchScrolling(origin: string, browser: Browser): Promise<void> {
  const rows: string[][] = [];
  const desktop = PROFILES.find(({ isMobile }) => !isMobile);
  if (desktop === undefined) throw new Error("there is no desktop to scroll on");
  for (const [what, path, list, wanted] of [
    ["articles", "/game/tl/board/free", "main [role='list'][aria-label='Posts']", ARTICLES_READ],
    ["comments", "/game/tl/board/guide/view/tl-1", "#comments [role='list']", LONG_TALK],
  ] as const) {
    const { page } = await openPage(browser, desktop);
    const { lines, longTasks, seconds } = await openAndScroll(page, origin + path, list, wanted);
    await page.context().close();
    rows.push([
      what,
      String(lines),
      String(longTasks.length),
      Math.max(0, ...longTasks).toFixed(0),
      "0",
      seconds.toFixed(0),
    ]);
  }
  printTable(`Scrolling down and back up, ${desktop.name}`, [
    ["what", "lines", "tasks over 50 ms", "longest ms", "goal", "seconds"],
    ...rows,
  ]);
}
