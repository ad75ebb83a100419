import type { Browser, CDPSession, Page } from "@playwright/test";
import { untilHydrated } from "../journeys/visit.ts";
import { printTable } from "./figures.ts";

/** Navigations of one page: those after which its heap is the base, and those after each further look. */
const WARM_UP = 40;
const NAVIGATIONS = 500;
const LOOKS = 2;
/** How far the heap of an engine without compilers may be from its base. */
const MAX_GROWTH = 0.03;
/** Time in milliseconds after which unused data has left the caches (Spec §9: 60 s). */
const FORGOTTEN_MS = 70_000;

/** Kinds of nodes in a snapshot that scripts make themselves; the others are the engine's: code, its shapes of objects, the document. */
const MADE_BY_SCRIPTS = new Set([
  "object",
  "array",
  "string",
  "concatenated string",
  "sliced string",
  "closure",
  "regexp",
  "number",
  "symbol",
  "bigint",
]);

interface HeapFigures {
  /** All of the heap, in bytes. */
  readonly used: number;
  /** Machine code and byte code, which an engine adds for functions that run often. */
  readonly code: number;
  /** Objects, lists, texts and functions of scripts. */
  readonly made: number;
}

/** A snapshot as Chromium writes it: `nodes` holds the fields of one node after the other. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly (readonly string[])[] };
  };
  readonly nodes: readonly number[];
}

async function takeSnapshot(session: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  const hear = ({ chunk }: { readonly chunk: string }) => chunks.push(chunk);
  session.on("HeapProfiler.addHeapSnapshotChunk", hear);
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  session.off("HeapProfiler.addHeapSnapshotChunk", hear);
  return JSON.parse(chunks.join(""));
}

function addUp({ snapshot: { meta }, nodes }: Snapshot): Omit<HeapFigures, "used"> {
  const [typeAt, sizeAt] = [meta.node_fields.indexOf("type"), meta.node_fields.indexOf("self_size")];
  const kinds = meta.node_types[typeAt] ?? [];
  const sums = { code: 0, made: 0 };
  for (let at = 0; at < nodes.length; at += meta.node_fields.length) {
    const kind = kinds[nodes[at + typeAt] ?? -1] ?? "";
    const size = nodes[at + sizeAt] ?? 0;
    if (kind === "code") sums.code += size;
    if (MADE_BY_SCRIPTS.has(kind)) sums.made += size;
  }
  return sums;
}

/** The heap when nothing is left to collect. */
async function measureHeap(page: Page, session: CDPSession): Promise<HeapFigures> {
  await page.waitForTimeout(FORGOTTEN_MS);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return { used: usedSize, ...addUp(await takeSnapshot(session)) };
}

/** Two pages that are gone between, the first one at the beginning, and how. */
interface Walk {
  readonly name: string;
  readonly paths: readonly [string, string];
  readonly prepare: (page: Page) => Promise<void>;
  readonly follow: (page: Page, path: string) => Promise<void>;
}

const WALKS: readonly Walk[] = [
  {
    name: "the website",
    paths: ["/", "/game/tl"],
    prepare: async () => undefined,
    follow: (page, path) =>
      page
        .locator(path === "/" ? 'header a[href="/"]' : `main a[href="${path}"]`)
        .first()
        .dispatchEvent("click"),
  },
  {
    name: "the launcher",
    paths: ["/index", "/home/tl/lobby"],
    prepare: async (page) => {
      await page.addInitScript(() => Object.assign(window, { purpleLauncher: { onReady: () => undefined } }));
    },
    follow: async (page, path) => {
      await page.waitForFunction(() => "purpleWeb" in window);
      await page.evaluate((target) => Reflect.get(window, "purpleWeb").goTo(target), path);
    },
  },
];

async function goToAndFro(page: Page, { paths, follow }: Walk, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    const path = paths[at % 2 === 0 ? 1 : 0];
    await follow(page, path);
    // Not the heading itself: the answer would stay in the cache and retain the whole page.
    await page.waitForFunction((wanted) => location.pathname === wanted && document.querySelector("h1") !== null, path);
  }
}

/**
 * Switches that turn off the compilers of the engine and make it allocate feedback for a function on its
 * first call, so that the heap measures the page only.
 */
const WITHOUT_COMPILERS = ["--no-opt", "--no-maglev", "--no-sparkplug", "--no-lazy-feedback-allocation"];

const rowOf = (name: string, figures: HeapFigures, base: HeapFigures): readonly string[] => {
  const { used, code, made } = figures;
  const inMegabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(2)} MB`;
  const growth = `${((used / base.used - 1) * 100).toFixed(1)} %`;
  return [name, ...[used, code, made].map(inMegabytes), figures === base ? "" : growth];
};

interface Growth {
  readonly rows: readonly (readonly string[])[];
  /** Of the look that was farthest from the base: how far. */
  readonly most: number;
}

async function measureNavigations(origin: string, walk: Walk, browser: Browser): Promise<Growth> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await walk.prepare(page);
  await page.goto(origin + walk.paths[0]);
  await untilHydrated(page);
  await goToAndFro(page, walk, WARM_UP);
  const base = await measureHeap(page, session);
  const rows = [rowOf(`after ${WARM_UP} navigations: the base`, base, base)];
  let most = 0;
  for (let look = 1; look <= LOOKS; look += 1) {
    await goToAndFro(page, walk, NAVIGATIONS);
    const figures = await measureHeap(page, session);
    most = Math.max(most, figures.used / base.used - 1);
    rows.push(rowOf(`after ${look * NAVIGATIONS} more`, figures, base));
  }
  await browser.close();
  return { rows, most };
}

/**
 * Growth of the heap of a page over many client-side navigations: as it is, and without compilers. `launch`
 * starts a browser with these switches. Returns the faults: a heap that does not return to its base.
 */
export async function benchHeap(
  origin: string,
  launch: (engineSwitches: readonly string[]) => Promise<Browser>,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const columns = ["", "used", "of it code", "of it made by scripts", "more than the base"];
  for (const walk of WALKS) {
    const measure = async (switches: readonly string[]) => measureNavigations(origin, walk, await launch(switches));
    const [plain, bare] = await Promise.all([measure([]), measure(WITHOUT_COMPILERS)]);
    printTable(`The heap of one page of ${walk.name}, in an engine without its compilers`, [columns, ...bare.rows]);
    printTable(`The heap of one page of ${walk.name}, with the machine code of what runs often`, [
      columns,
      ...plain.rows,
    ]);
    if (bare.most > MAX_GROWTH) faults.push(`the heap of ${walk.name} grows by ${(bare.most * 100).toFixed(1)} %`);
  }
  return faults;
}
