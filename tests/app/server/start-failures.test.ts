import { readdirSync, statSync } from "node:fs";
import { truncate } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openLocalServer } from "../../support/open-local-server.ts";
import { runStoreToItsEnd, startStore } from "../../support/start-store.ts";
import { copySeededFolder } from "./seeded-store.ts";

/** The one line a store that cannot start leaves for the operator. */
async function refusalOf(settings: Readonly<Record<string, string>>): Promise<string> {
  const { code, stdout, stderr } = await runStoreToItsEnd({ LOG_LEVEL: "warn", ...settings });
  expect(stderr).toMatch(/^The store cannot start: .+\n$/);
  expect(stderr).not.toMatch(/\n./);
  expect(stderr).not.toMatch(/\bat .+:\d+:\d+|node:internal|\[object/);
  expect(stdout).not.toContain("open at");
  expect(code).toBe(1);
  return stderr;
}

/** Largest files of a data folder, where the tables are. */
function largestFiles(path: string): readonly string[] {
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map((entry) => join(entry.parentPath, entry.name))
    .sort((one, other) => statSync(other).size - statSync(one).size)
    .slice(0, 5);
}

describe("a store that cannot start says why in one line and ends with code 1", () => {
  it.each([
    ["a proxy in front, and no address that players use", { TRUST_PROXY: "1" }, "PUBLIC_ORIGIN"],
    ["a content folder that is not there", { CONTENT_DIR: "/nowhere/at-all" }, "CONTENT_DIR"],
  ])("because of its settings: %s", async (_what, settings, named) => {
    expect(await refusalOf(settings)).toContain(named);
  });

  it("because another program has its port", async () => {
    const { port } = new URL((await openLocalServer(() => undefined)).origin);
    expect(await refusalOf({ DATA_DIR: await copySeededFolder(), PORT: port })).toContain(port);
  });

  it("because the host is not this machine's", async () => {
    const address = { HOST: "203.0.113.7", PUBLIC_ORIGIN: "http://203.0.113.7", ENV_NAME: "sb" };
    await refusalOf({ DATA_DIR: await copySeededFolder(), ...address });
  });

  it("because another process uses its data folder", async () => {
    const DATA_DIR = await copySeededFolder();
    const store = await startStore({ DATA_DIR, LOG_LEVEL: "warn" });
    expect(await refusalOf({ DATA_DIR })).toContain(DATA_DIR);
    expect((await fetch(`${store.origin}/readyz`)).status).toBe(200);
    await store.stop();
  });

  it("because the files of its data folder were cut off", async () => {
    const DATA_DIR = await copySeededFolder();
    for (const file of largestFiles(DATA_DIR)) await truncate(file, 100);
    expect(await refusalOf({ DATA_DIR })).toContain(DATA_DIR);
  });
});
