import type { Page } from "@playwright/test";
import { printTable } from "./figures.ts";
import type { HidingBrowser } from "./hiding-browser.ts";

/** How long a page is watched, in milliseconds, and how long it may take before that to come to rest. */
const WATCHED_MS = 30_000;
const SETTLING_MS = 15_000;

/** Counts what the page does by timers and frames, and stands for a launcher that says nothing. */
function countWakeUps(): void {
  const counted = { timers: 0, frames: 0 };
  const { setTimeout: laterOnce, setInterval: again, requestAnimationFrame: nextFrame } = window;
  const counting =
    (kind: keyof typeof counted, task: TimerHandler) =>
    (...input: unknown[]) => {
      counted[kind] += 1;
      if (typeof task === "function") task(...input);
    };
  Object.assign(window, {
    counted,
    purpleLauncher: { onReady: () => undefined },
    setTimeout: (task: TimerHandler, wait?: number, ...input: unknown[]) =>
      laterOnce(counting("timers", task), wait, ...input),
    setInterval: (task: TimerHandler, wait?: number, ...input: unknown[]) =>
      again(counting("timers", task), wait, ...input),
    requestAnimationFrame: (task: FrameRequestCallback) =>
      nextFrame((now) => {
        counted.frames += 1;
        task(now);
      }),
  });
}

const readCounted = (page: Page): Promise<{ timers: number; frames: number }> =>
  page.evaluate(() => ({ ...Reflect.get(window, "counted") }));

async function watch(page: Page): Promise<readonly string[]> {
  await page.waitForTimeout(SETTLING_MS);
  const before = await readCounted(page);
  await page.waitForTimeout(WATCHED_MS);
  const after = await readCounted(page);
  return [after.timers - before.timers, after.frames - before.frames].map(String);
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

/**
 * What a lobby in the launcher does by itself: in use, while the launcher says that its window is not, and hidden, where the
 * launcher says nothing at all.
 */
export async function benchRest(origin: string, { context, close }: HidingBrowser): Promise<void> {
  const rows: (readonly string[])[] = [[`in ${WATCHED_MS / 1_000} s`, "timers", "frames"]];
  const surroundings = {
    "window in use": (page: Page) => sayFocus(page, true),
    "window not used": (page: Page) => sayFocus(page, false),
    "page hidden": hide,
  };
  for (const [name, surround] of Object.entries(surroundings)) {
    const page = await context.newPage();
    await page.addInitScript(countWakeUps);
    await page.goto(`${origin}/home/tl/lobby`);
    await page.waitForFunction(() => "purpleWeb" in window);
    await surround(page);
    rows.push([name, ...(await watch(page))]);
    await page.close();
  }
  await close();
  printTable("A lobby in the launcher by itself", rows);
}
