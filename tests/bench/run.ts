import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS } from "../support/chromium-flags.ts";
import { startPostgresServer } from "../support/postgres-server.ts";
import { startStore } from "../support/start-store.ts";
import { startBenchProxy } from "./bench-proxy.ts";
import { measureFirstBytes, printScale, seedLargeCatalogue } from "./catalogue-scale.ts";
import { benchClientNavigation } from "./client-navigation.ts";
import { benchColdLoad } from "./cold-load.ts";
import { benchScrolling, measureLargeLists, measureLists, printLists, seedLargeCommunity } from "./community-scale.ts";
import { benchHeap } from "./page-heap.ts";
import { benchScriptSizes } from "./script-sizes.ts";
import { LOAD_SETTINGS, measureServerLoad, printServerLoad } from "./server-load.ts";

/** Parts in the order they run; `npm run bench -- --only loads,navigation` runs some of them. */
const PARTS = ["sizes", "loads", "navigation", "heap", "server", "scale", "community"] as const;
type Part = (typeof PARTS)[number];
const BROWSER_PARTS = ["loads", "navigation", "heap"] as const satisfies readonly Part[];

const { values } = parseArgs({ options: { only: { type: "string" } } });
const chosen = values.only?.split(",") ?? PARTS;
const isChosen = (part: Part) => chosen.includes(part);

const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

const launchBrowser = (engineSwitches: readonly string[] = []) =>
  chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, `--js-flags=${engineSwitches.join(" ")}`] });

/** Faults found by the parts that have a verdict. */
const faults: string[] = [];

async function benchBrowser(origin: string): Promise<void> {
  const browser = await launchBrowser();
  const proxy = await startBenchProxy(origin);
  if (isChosen("loads")) await benchColdLoad(proxy, browser);
  if (isChosen("navigation")) await benchClientNavigation(origin, browser);
  if (isChosen("heap")) faults.push(...(await benchHeap(origin, launchBrowser)));
  await proxy.close();
  await browser.close();
}

/**
 * Runs a store as an operator does, for as long as `use` takes; reports the error of `use` rather than the failed
 * removal of its folder.
 */
async function withStore<Figures>(
  settings: Readonly<Record<string, string>>,
  use: (origin: string) => Promise<Figures>,
): Promise<Figures> {
  const store = await startStore(settings, []);
  try {
    return await use(store.origin);
  } finally {
    await store.stop();
  }
}

/** On a database of its own: a large catalogue would be measured as well. */
async function benchCommunity(folder: string): Promise<void> {
  const settings = { ...LOAD_SETTINGS, DATA_DIR: folder };
  const small = await withStore(settings, measureLists);
  await seedLargeCommunity(folder);
  await withStore(settings, async (origin) => {
    printLists(small, await measureLargeLists(origin));
    const browser = await launchBrowser();
    await benchScrolling(origin, browser);
    await browser.close();
  });
}

const startedAt = performance.now();
if (isChosen("sizes")) benchScriptSizes();

const folder = await mkdtemp(join(tmpdir(), "store-bench-"));
const postgres = await startPostgresServer();
try {
  const onPglite = { ...LOAD_SETTINGS, DATA_DIR: join(folder, "seed") };
  const onPostgres = { ...LOAD_SETTINGS, DATABASE_URL: await postgres.createDatabase() };
  if (isChosen("community")) await benchCommunity(join(folder, "community"));
  const { load, firstBytes } = await withStore(onPglite, async (origin) => {
    if (BROWSER_PARTS.some(isChosen)) await benchBrowser(origin);
    return {
      load: isChosen("server") ? await measureServerLoad(origin) : null,
      firstBytes: isChosen("scale") ? await measureFirstBytes(origin) : null,
    };
  });
  if (load !== null) printServerLoad(load, await withStore(onPostgres, measureServerLoad));
  if (firstBytes !== null) {
    await seedLargeCatalogue(onPglite);
    printScale("PGlite", firstBytes, await withStore(onPglite, measureFirstBytes));
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
console.log(`\n${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`);
for (const fault of faults) console.error(`Not as it is meant to be: ${fault}`);
// The helper that ends PostgreSQL with the process knows no `process.exitCode`.
process.exit(faults.length > 0 ? 1 : 0);
