import type { Browser, CDPSession } from "@playwright/test";
import type { BenchProxy } from "./bench-proxy.ts";
import { median, printTable } from "./figures.ts";
import { openPage, PROFILES, type Profile } from "./profiles.ts";

const PAGES = ["/", "/?view=all", "/game/tl"] as const;
const ROUNDS = 5;
const FLOOR_SUFFIX = "floor-of";

/** Figures of one cold load: times in milliseconds from the start of the navigation, sizes in bytes. */
interface Load {
  readonly ttfb: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  /** Total blocking time: the part beyond 50 ms of every task since the first contentful paint. */
  readonly blocking: number;
  readonly heap: number;
  readonly requests: number;
  readonly bytes: Readonly<Record<string, number>>;
}

/** The page as a static document: the same markup, styles and pictures, without scripts. */
function floorOf(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, "")
    .replace(/<link\b[^>]*disabled[^>]*>/g, "");
}

interface Collected {
  fcp: number;
  lcp: number;
  cls: number;
  readonly longTasks: { readonly start: number; readonly end: number }[];
}

const LONG_TASK_MS = 50;

/** Collects paints, shifts and long tasks from the first moment of the page. */
function observe(): void {
  const collected: Collected = { fcp: 0, lcp: 0, cls: 0, longTasks: [] };
  Object.assign(window, { collected });
  const watch = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") collected.fcp = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    collected.lcp = entry.startTime;
  });
  watch("layout-shift", (entry) => {
    if (!entry.hadRecentInput) collected.cls += entry.value ?? 0;
  });
  watch("longtask", ({ startTime, duration }) => {
    collected.longTasks.push({ start: startTime, end: startTime + duration });
  });
}

/** Counts transferred bytes by kind. */
function countBytes(session: CDPSession): Record<string, number> {
  const bytes: Record<string, number> = {};
  const kinds = new Map<string, string>();
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "Other";
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    bytes.count = (bytes.count ?? 0) + 1;
  });
  return bytes;
}

async function loadOnce(browser: Browser, address: string, profile: Profile): Promise<Load> {
  const { page, session } = await openPage(browser, profile);
  const bytes = countBytes(session);
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForFunction(() => document.readyState === "complete");
  await session.send("HeapProfiler.collectGarbage");
  const figures = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const { collected } = window as unknown as { collected: Collected };
    return { ...collected, ttfb: navigation?.responseStart ?? 0 };
  });
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await page.context().close();
  const { count = 0, ...byKind } = bytes;
  const { longTasks, ...paints } = figures;
  const blocking = longTasks
    .map(({ start, end }) => end - Math.max(start, paints.fcp) - LONG_TASK_MS)
    .reduce((sum, beyond) => sum + Math.max(0, beyond), 0);
  return { ...paints, blocking, heap: usedSize, requests: count, bytes: byKind };
}

const of = (loads: readonly Load[], figure: (load: Load) => number) => median(loads.map(figure));
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);

/** Loads each page and its floor in turn, cold, and prints medians and ratios. */
export async function benchColdLoad(proxy: BenchProxy, browser: Browser): Promise<void> {
  for (const path of PAGES) {
    const html = await fetch(proxy.origin + path, { headers: { "Accept-Language": "en-US" } }).then((answer) =>
      answer.text(),
    );
    proxy.serve(`/${FLOOR_SUFFIX}${encodeURIComponent(path)}`, floorOf(html));
  }
  for (const profile of PROFILES) {
    const rows: string[][] = [];
    for (const path of PAGES) {
      const store: Load[] = [];
      const floor: Load[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        store.push(await loadOnce(browser, proxy.origin + path, profile));
        floor.push(await loadOnce(browser, `${proxy.origin}/${FLOOR_SUFFIX}${encodeURIComponent(path)}`, profile));
      }
      const ratio = (figure: (load: Load) => number) => (of(store, figure) / of(floor, figure)).toFixed(2);
      const size = (kind: string) => kilobytes(of(store, ({ bytes }) => bytes[kind] ?? 0));
      rows.push([
        path,
        `${of(store, ({ ttfb }) => ttfb).toFixed(0)}`,
        `${of(store, ({ fcp }) => fcp).toFixed(0)} (${ratio(({ fcp }) => fcp)}×)`,
        `${of(store, ({ lcp }) => lcp).toFixed(0)} (${ratio(({ lcp }) => lcp)}×)`,
        of(store, ({ cls }) => cls).toFixed(4),
        `${of(store, ({ blocking }) => blocking).toFixed(0)} (${of(floor, ({ blocking }) => blocking).toFixed(0)})`,
        `${size("Document")} / ${size("Script")} / ${size("Image")} / ${size("Font")}`,
        String(of(store, ({ requests }) => requests)),
        (of(store, ({ heap }) => heap) / 1e6).toFixed(1),
      ]);
    }
    printTable(`Cold load, ${profile.name}; × = beside the static floor of the same run, medians of ${ROUNDS}`, [
      [
        "page",
        "TTFB ms",
        "FCP ms",
        "LCP ms",
        "CLS",
        "blocking ms (floor)",
        "KB html/js/img/font",
        "requests",
        "heap MB",
      ],
      ...rows,
    ]);
  }
}
