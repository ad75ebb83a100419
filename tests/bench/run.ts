import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { startPostgresServer } from "../support/postgres-server.ts";
import { startStore } from "../support/start-store.ts";
import { startBenchProxy } from "./bench-proxy.ts";
import { measureFirstBytes, printScale, seedLargeCatalogue } from "./catalogue-scale.ts";
import { benchClientNavigation } from "./client-navigation.ts";
import { benchColdLoad } from "./cold-load.ts";
import { benchScrolling, measureLargeLists, measureLists, plantLargeCommunity, printLists } from "./community-scale.ts";
import { benchCoreRules } from "./core-rules.ts";
import { launchHidingBrowser } from "./hiding-browser.ts";
import { benchHeap } from "./page-heap.ts";
import { benchRest } from "./page-rest.ts";
import { benchScriptSizes } from "./script-sizes.ts";
import { LOAD_SETTINGS, measureServerLoad, printServerLoad } from "./server-load.ts";

/** Parts in the order they run; `npm run bench -- --only loads,navigation` runs some of them. */
const PARTS = ["sizes", "rules", "loads", "navigation", "rest", "heap", "server", "scale", "community"] as const;
type Part = (typeof PARTS)[number];
const BROWSER_PARTS = ["loads", "navigation", "rest", "heap"] as const satisfies readonly Part[];

const { values } = parseArgs({ options: { only: { type: "string" } } });
const chosen = values.only?.split(",") ?? PARTS;
const isChosen = (part: Part) => chosen.includes(part);

const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const BROWSER_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
];

const launchBrowser = (engineSwitches: readonly string[] = []) =>
  chromium.launch({ executablePath, args: [...BROWSER_ARGUMENTS, `--js-flags=${engineSwitches.join(" ")}`] });

/** What parts with a verdict have found wrong. */
const faults: string[] = [];

async function benchBrowser(origin: string): Promise<void> {
  const browser = await launchBrowser();
  const proxy = await startBenchProxy(origin);
  if (isChosen("loads")) await benchColdLoad(proxy, browser);
  if (isChosen("navigation")) await benchClientNavigation(origin, browser);
  if (isChosen("rest")) {
    faults.push(...(await benchRest(origin, await launchHidingBrowser(executablePath, BROWSER_ARGUMENTS))));
  }
  if (isChosen("heap")) faults.push(...(await benchHeap(origin, launchBrowser)));
  proxy.close();
  await browser.close();
}

/** On a database of its own: a large catalogue would be measured as well. */
async function benchCommunity(folder: string): Promise<void> {
  const settings = { ...LOAD_SETTINGS, DATA_DIR: folder };
  let store = await startStore(settings);
  const small = await measureLists(store.origin);
  await store.stop();
  await plantLargeCommunity(folder);
  store = await startStore(settings);
  printLists(small, await measureLargeLists(store.origin));
  const browser = await launchBrowser();
  await benchScrolling(store.origin, browser);
  await browser.close();
  await store.stop();
}

const startedAt = performance.now();
if (isChosen("sizes")) benchScriptSizes();
if (isChosen("rules")) benchCoreRules();

const folder = await mkdtemp(join(tmpdir(), "store-bench-"));
const postgres = await startPostgresServer();
try {
  const onPglite = { ...LOAD_SETTINGS, DATA_DIR: join(folder, "seed") };
  const onPostgres = { ...LOAD_SETTINGS, DATABASE_URL: await postgres.createDatabase() };
  if (isChosen("community")) await benchCommunity(join(folder, "community"));
  let store = await startStore(onPglite);
  if (BROWSER_PARTS.some(isChosen)) await benchBrowser(store.origin);
  const pgliteLoad = isChosen("server") ? await measureServerLoad(store.origin) : null;
  const pgliteSeed = isChosen("scale") ? await measureFirstBytes(store.origin) : null;
  await store.stop();
  if (pgliteLoad !== null) {
    store = await startStore(onPostgres);
    printServerLoad(pgliteLoad, await measureServerLoad(store.origin));
    await store.stop();
  }
  if (pgliteSeed !== null) {
    await seedLargeCatalogue(onPglite);
    store = await startStore(onPglite);
    printScale("PGlite", pgliteSeed, await measureFirstBytes(store.origin));
    await store.stop();
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
console.log(`\n${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`);
for (const fault of faults) console.error(`Not as it is meant to be: ${fault}`);
// The helper that ends PostgreSQL with the process knows no `process.exitCode`.
process.exit(faults.length > 0 ? 1 : 0);
