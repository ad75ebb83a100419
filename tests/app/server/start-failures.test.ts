import { readdirSync, statSync } from "node:fs";
import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startLocalServer } from "../../support/local-server.ts";
import { createSeededFolder, type SeededFolder } from "../../support/seeded-folder.ts";
import { runStoreToItsEnd, startStore } from "../../support/start-store.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-start-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

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
  describe("because of its settings:", () => {
    it.each([
      ["a port that is none", { PORT: "99999" }, "PORT"],
      ["a proxy in front, and no address that players use", { TRUST_PROXY: "1" }, "PUBLIC_ORIGIN"],
      ["a content folder that is not there", { CONTENT_DIR: "/nowhere/at-all" }, "CONTENT_DIR"],
      ["a configuration file that is not there", { CONFIG_FILE: "/nowhere/at-all.json" }, "/nowhere/at-all.json"],
    ])("%s", async (_what, settings, named) => {
      expect(await refusalOf(settings)).toContain(named);
    });
  });

  describe("because of its port:", () => {
    it("another program has it", async () => {
      const data = await createSeededFolder();
      const other = await startLocalServer(() => undefined);
      const { port } = new URL(other.origin);
      expect(await refusalOf({ DATA_DIR: data.path, PORT: port })).toContain(port);
      await other.close();
      await data.remove();
    });

    it("the host is not this machine's", async () => {
      const data = await createSeededFolder();
      await refusalOf({
        DATA_DIR: data.path,
        HOST: "203.0.113.7",
        PUBLIC_ORIGIN: "http://203.0.113.7",
        ENV_NAME: "sb",
      });
      await data.remove();
    });
  });

  describe("because of its PostgreSQL:", () => {
    it.each([
      ["no server listens there", "postgres://store:secret-word@127.0.0.1:1/store"],
      ["the host has no such name", "postgres://store:secret-word@no-such-host.invalid/store"],
    ])("%s; without showing the password", async (_what, DATABASE_URL) => {
      const refusal = await refusalOf({ DATABASE_URL });
      expect(refusal).toMatch(/database|DATABASE_URL/i);
      expect(refusal).not.toContain("secret-word");
    });
  });

  describe("because of its data folder:", () => {
    let data: SeededFolder;
    beforeAll(async () => {
      data = await createSeededFolder();
    });
    afterAll(() => data.remove());

    it("it is a file", async () => {
      const file = join(folder, "a-file");
      await writeFile(file, "");
      expect(await refusalOf({ DATA_DIR: file })).toContain(file);
    });

    it("another process uses it", async () => {
      const store = await startStore({ DATA_DIR: data.path, LOG_LEVEL: "warn" });
      expect(await refusalOf({ DATA_DIR: data.path })).toContain(data.path);
      expect((await fetch(`${store.origin}/readyz`)).status).toBe(200);
      await store.stop();
    });

    it("its files were cut off", async () => {
      for (const file of largestFiles(data.path)) await truncate(file, 100);
      expect(await refusalOf({ DATA_DIR: data.path })).toContain(data.path);
    });
  });
});
