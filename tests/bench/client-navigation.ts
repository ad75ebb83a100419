import type { Browser, Locator, Page } from "@playwright/test";
import { untilHydrated, untilReacts } from "../journeys/visit.ts";
import { median, printTable } from "./figures.ts";
import { openPage, PROFILES, type Profile } from "./profiles.ts";

const ROUNDS = 7;
/** Longest wait for the new heading, in milliseconds; the bench ends with an error then. */
const MAX_WAIT_MS = 15_000;
/** How long a finger or a mouse button stays down, in milliseconds. */
const PRESS_MS = 80;

/** Ways players go: from where, by which link, to which heading. */
const WAYS = [
  { from: "/", link: 'main a[href="/game/tl"]', heading: "Throne and Liberty" },
  { from: "/game/tl", link: 'nav a[href="/game/tl/review"]', heading: "Reviews" },
  { from: "/game/tl", link: 'header a[href="/?view=all"], footer a[href="/?view=all"]', heading: "All games" },
] as const;

/** Begins to measure with the next press: until the frame with the new heading has been painted. */
function watchNavigation({ heading, maxWaitMs }: { readonly heading: string; readonly maxWaitMs: number }): void {
  const painted = new Promise<number>((resolve, reject) => {
    const begin = () => {
      const startedAt = performance.now();
      setTimeout(() => reject(new Error(`no heading "${heading}" within ${maxWaitMs} ms`)), maxWaitMs);
      const look = () => {
        const h1 = document.querySelector("h1");
        // The name of a game may be drawn.
        if ((h1?.querySelector("img")?.alt ?? h1?.textContent)?.trim() !== heading) {
          requestAnimationFrame(look);
          return;
        }
        // A task queued after the animation frame callbacks runs once the frame has been painted.
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now() - startedAt);
          channel.port2.postMessage(null);
        });
      };
      requestAnimationFrame(look);
    };
    window.addEventListener("pointerdown", begin, { capture: true, once: true });
  });
  Object.assign(window, { painted });
}

/** Time without any request after which a page has come to rest, in milliseconds. */
const QUIET_MS = 500;

/** Waits until all pending requests are done, as for a player who reads before navigating. */
async function untilQuiet(page: Page): Promise<void> {
  let lastAt = Date.now();
  const note = () => {
    lastAt = Date.now();
  };
  page.on("request", note);
  page.on("requestfinished", note);
  page.on("requestfailed", note);
  while (Date.now() - lastAt < QUIET_MS) await page.waitForTimeout(QUIET_MS / 5);
}

async function press(link: Locator, profile: Profile): Promise<void> {
  if (profile.isMobile) await link.tap();
  else await link.click({ delay: PRESS_MS });
}

async function measureOnce(browser: Browser, origin: string, profile: Profile, way: (typeof WAYS)[number]) {
  const { page } = await openPage(browser, profile);
  await page.goto(origin + way.from);
  await untilHydrated(page);
  const link = page.locator(way.link).locator("visible=true").last();
  await link.scrollIntoViewIfNeeded();
  await untilQuiet(page);
  // A link that is pressed before its part has come to life loads a document, as it should.
  await untilReacts(link);
  await page.evaluate(watchNavigation, { heading: way.heading, maxWaitMs: MAX_WAIT_MS });
  await press(link, profile);
  const duration = await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
  const isSameDocument = await page.evaluate(() => "painted" in window);
  await page.context().close();
  if (!isSameDocument) throw new Error(`${way.from} → ${way.heading} loaded a new document`);
  return duration;
}

/** From the press on a link until the new heading has been painted, with everything that was fetched before it. */
export async function benchClientNavigation(origin: string, browser: Browser): Promise<void> {
  for (const profile of PROFILES) {
    const rows: string[][] = [];
    for (const way of WAYS) {
      const durations: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        durations.push(await measureOnce(browser, origin, profile, way));
      }
      rows.push([
        `${way.from} → ${way.heading}`,
        median(durations).toFixed(0),
        Math.max(...durations).toFixed(0),
        String(profile.navigationGoalMs),
        (median(durations) / profile.navigationGoalMs).toFixed(2),
      ]);
    }
    printTable(`Navigation from the press to the painted heading, ${profile.name}; medians of ${ROUNDS}`, [
      ["way", "ms", "slowest ms", "goal ms", "× goal"],
      ...rows,
    ]);
  }
}
