import { setTimeout } from "node:timers/promises";
import { type BrowserContext, type Page, request } from "@playwright/test";
import { createPlayer } from "../journeys/visit.ts";
import { printTable } from "./figures.ts";
import type { HidingBrowser } from "./hiding-browser.ts";

/** Milliseconds for which a page is observed, and for which it is left idle before, until its caches have expired. */
const WATCHED_MS = 30_000;
const SETTLING_MS = 70_000;
/** How long the network is away before, in milliseconds. */
const LOSING_MS = 5_000;

/** Counts timers and frames of the page, and replaces the launcher with one that does not answer. */
function countWakeUps(): void {
  const counted = { timers: 0, frames: 0 };
  const { setTimeout: laterOnce, setInterval: again, clearInterval: end, requestAnimationFrame: nextFrame } = window;
  const armed = new Set<unknown>();
  const counting =
    (kind: keyof typeof counted, task: TimerHandler) =>
    (...input: unknown[]) => {
      counted[kind] += 1;
      if (typeof task === "function") task(...input);
    };
  Object.assign(window, {
    counted,
    armed,
    purpleLauncher: { onReady: () => undefined },
    setTimeout: (task: TimerHandler, wait?: number, ...input: unknown[]) =>
      laterOnce(counting("timers", task), wait, ...input),
    setInterval: (task: TimerHandler, wait?: number, ...input: unknown[]) => {
      const id = again(counting("timers", task), wait, ...input);
      armed.add(id);
      return id;
    },
    clearInterval: (id?: number) => {
      armed.delete(id);
      end(id);
    },
    requestAnimationFrame: (task: FrameRequestCallback) =>
      nextFrame((now) => {
        counted.frames += 1;
        task(now);
      }),
  });
}

/** Activity of a page: timers, frames, animations and films. */
interface Activity {
  readonly timers: number;
  readonly frames: number;
  /** Timers that would wake the page again and again, however rarely. */
  readonly intervals: number;
  /** Animations of styles and films that run at the end. */
  readonly moving: number;
}

const readActivity = (page: Page): Promise<Activity> =>
  page.evaluate(() => {
    const films = [...document.querySelectorAll("video")].filter((film) => !film.paused);
    // Animations that follow the scroll position only run while scrolling.
    const animations = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === "running" && timeline === document.timeline);
    const intervals = Reflect.get(window, "armed").size;
    return { ...Reflect.get(window, "counted"), intervals, moving: films.length + animations.length };
  });

/** Opens the page in a window of its own: a tab behind another one is hidden. */
async function openWindow(context: BrowserContext): Promise<Page> {
  const [first] = context.pages();
  const session = await context.newCDPSession(first ?? (await context.newPage()));
  const opened = context.waitForEvent("page");
  await session.send("Target.createTarget", { url: "about:blank", newWindow: true });
  return opened;
}

/** Creates the player whose pages are observed, so that personal data and live updates are loaded as well. */
async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const player = await request.newContext({ baseURL: origin });
  await createPlayer(player);
  await context.addCookies((await player.storageState()).cookies);
  await player.dispose();
}

/** The page's window goes out of sight: minimized by its player. */
async function hide(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send("Browser.getWindowForTarget");
  await session.send("Browser.setWindowBounds", { windowId, bounds: { windowState: "minimized" } });
  // Not by frames, as Playwright waits by itself: a hidden page has none.
  await page.waitForFunction(() => document.visibilityState === "hidden", undefined, { polling: 100 });
}

const sayFocus = (page: Page, isUsed: boolean): Promise<void> =>
  page.evaluate((used) => Reflect.get(window, "purpleWeb").onFocusStatus(used), isUsed);

const IN_USE = "window in use";

const PAGE_STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  [IN_USE]: (page) => sayFocus(page, true),
  "window not used": (page) => sayFocus(page, false),
  "page hidden": hide,
};

/** Every kind of page that the launcher shows, the lobby of a game that counts down among them. */
async function pagesOf(origin: string): Promise<readonly string[]> {
  const answer = await fetch(`${origin}/api/store/games?limit=100`);
  const { games } = await answer.json();
  const now = Date.now();
  const { gameCode } = games.find(
    ({ releaseAt, countdownStartAt }: { readonly [name: string]: string }) =>
      Date.parse(countdownStartAt ?? "") < now && now < Date.parse(releaseAt ?? ""),
  );
  return [
    "/index",
    "/home",
    "/home/tl/lobby",
    `/home/${gameCode}/lobby`,
    "/prehome/tl/lobby",
    "/fgt/tl/lobby",
    "/home/tl/board/free",
    "/notification",
    "/loading",
    "/result",
    "/main",
    "/game/tl",
  ];
}

/**
 * Activity of the launcher's pages: in use, while the launcher reports that its window is not focused, and hidden,
 * while the launcher reports nothing. All at the same time, each in its own window. Returns the faults: an idle or
 * hidden page may only wake up for the check of its session, and the observed time is shorter than its interval.
 */
export async function benchRest(origin: string, { context, close }: HidingBrowser): Promise<readonly string[]> {
  const paths = await pagesOf(origin);
  const rows: (readonly string[])[] = [];
  const faults: string[] = [];
  await signIn(context, origin);
  for (const [name, enterState] of Object.entries(PAGE_STATES)) {
    const pages: Page[] = [];
    for (const path of paths) {
      const page = await openWindow(context);
      await page.addInitScript(countWakeUps);
      await page.goto(`${origin}${path}`);
      await page.waitForFunction(() => "purpleWeb" in window);
      await enterState(page);
      pages.push(page);
    }
    await setTimeout(SETTLING_MS);
    // The connection is lost silently, as when a computer has slept; subscriptions are dead.
    await context.setOffline(true);
    await setTimeout(LOSING_MS);
    await context.setOffline(false);
    const before = await Promise.all(pages.map(readActivity));
    await setTimeout(WATCHED_MS);
    const after = await Promise.all(pages.map(readActivity));
    for (const [at, path] of paths.entries()) {
      const [then, now] = [before[at], after[at]];
      if (then === undefined || now === undefined) continue;
      const timers = now.timers - then.timers;
      rows.push([path, name, ...[timers, now.intervals, now.frames - then.frames, now.moving].map(String)]);
      if (name !== IN_USE && now.intervals > 0) faults.push(`${path} keeps ${now.intervals} intervals (${name})`);
      if (name !== IN_USE && timers > 0) faults.push(`${path} is woken by ${timers} timers (${name})`);
    }
    await Promise.all(pages.map((page) => page.close()));
  }
  await close();
  printTable("Pages of the launcher by themselves", [
    ["", "", `timers in ${WATCHED_MS / 1_000} s`, "intervals", "frames", "moving"],
    ...rows,
  ]);
  return faults;
}
