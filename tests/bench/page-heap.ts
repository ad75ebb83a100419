import type { Browser, CDPSession, Page } from "@playwright/test";
import { untilHydrated } from "../journeys/visit.ts";
import { printTable } from "./figures.ts";

/** Navigations of one page: those after which its heap is the base, and those after each further look. */
const WARM_UP = 40;
const NAVIGATIONS = 500;
const LOOKS = 2;
/** After this long, in milliseconds, nothing that is not used is kept any more (specification, section 9: 60 s). */
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
  /** Machine code and byte code, of which an engine makes more for what runs often. */
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

async function goToAndFro(page: Page, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    const [link, path] = at % 2 === 0 ? ['main a[href="/game/tl"]', "/game/tl"] : ['header a[href="/"]', "/"];
    await page.locator(link).first().dispatchEvent("click");
    // Not the heading itself: what is answered is kept, and the whole page with it.
    await page.waitForFunction((wanted) => location.pathname === wanted && document.querySelector("h1") !== null, path);
  }
}

/**
 * Switches of the engine with which it compiles nothing anew for what runs often, and keeps what it notes of a function from its first
 * call on: its heap is then that of the page.
 */
const WITHOUT_COMPILERS = ["--no-opt", "--no-maglev", "--no-sparkplug", "--no-lazy-feedback-allocation"];

const rowOf = (name: string, figures: HeapFigures, base: HeapFigures): readonly string[] => {
  const { used, code, made } = figures;
  const inMegabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(2)} MB`;
  const growth = `${((used / base.used - 1) * 100).toFixed(1)} %`;
  return [name, ...[used, code, made].map(inMegabytes), figures === base ? "" : growth];
};

async function measureNavigations(origin: string, browser: Browser): Promise<readonly (readonly string[])[]> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await page.goto(origin);
  await untilHydrated(page);
  await goToAndFro(page, WARM_UP);
  const base = await measureHeap(page, session);
  const rows = [rowOf(`after ${WARM_UP} navigations: the base`, base, base)];
  for (let look = 1; look <= LOOKS; look += 1) {
    await goToAndFro(page, NAVIGATIONS);
    rows.push(rowOf(`after ${look * NAVIGATIONS} more`, await measureHeap(page, session), base));
  }
  await browser.close();
  return rows;
}

/**
 * What the heap of a page grows by through many navigations inside it: as it is, and where the engine compiles nothing for what
 * runs often. `launch` starts a browser whose engine has these switches.
 */
export async function benchHeap(
  origin: string,
  launch: (engineSwitches: readonly string[]) => Promise<Browser>,
): Promise<void> {
  const [plain, bare] = await Promise.all(
    [[], WITHOUT_COMPILERS].map(async (switches) => measureNavigations(origin, await launch(switches))),
  );
  const columns = ["", "used", "of it code", "of it made by scripts", "more than the base"];
  printTable("The heap of one page, in an engine without its compilers", [columns, ...(bare ?? [])]);
  printTable("The heap of one page, with the machine code of what runs often", [columns, ...(plain ?? [])]);
}
