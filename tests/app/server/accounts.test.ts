import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#adapters/reference-backend/database/open-database.ts";
import { withDatabase } from "#tests/support/database.ts";
import { codeAt } from "#tests/support/second-factor.ts";
import { makeTemporaryFolder } from "#tests/support/temporary-folder.ts";
import { startTestBackend, type TestBackend } from "#tests/support/test-backend.ts";
import { smallContent } from "#tests/support/test-content.ts";
import { isSignedIn, PASSWORD } from "../../adapters/reference-backend/new-player.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

let databaseUrl: string;
let store: TestBackend;

beforeAll(async () => {
  databaseUrl = await (await withDatabase("postgres")).createAddress(smallContent);
  store = await startTestBackend(await openDatabase({ databaseUrl, dataFolder: "unused" }), { content: smallContent });
  // The command goes by the time of this machine.
  store.passTime(Date.now() - store.now());
});
afterAll(() => store?.close());

/** Runs the command beside the store, as an operator does. */
function runCommand(
  settings: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }> {
  const command = ["--disable-warning=ExperimentalWarning", join(ROOT, "app/server/accounts.ts"), ...words];
  const env = { PATH: process.env.PATH, ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: ROOT, env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr }),
    );
  });
}

test("an operator ends all sessions of an account while the store runs, with their live streams", async () => {
  const stolen = await store.visitor().register("stolen-lantern");
  const second = store.visitor();
  await second.submit("/login", { userName: "stolen-lantern", password: PASSWORD });
  const bystander = await store.visitor().register("safe-lantern");
  const stream = await stolen.fetch("/notification/api/events");
  const reader = (stream.body ?? new ReadableStream<Uint8Array>()).getReader();
  onTestFinished(() => reader.cancel());

  const done = await runCommand({ DATABASE_URL: databaseUrl }, "end-sessions", "Stolen-Lantern");
  expect(done).toMatchObject({ code: 0, stderr: "Sessions ended: 2\n" });
  expect(JSON.parse(done.stdout)).toMatchObject({ event: "session_ended", count: 2, by: "operator" });
  expect(done.stdout).not.toContain("lantern");
  for (const visitor of [stolen, second]) expect(await isSignedIn(visitor)).toBe(false);
  expect(await isSignedIn(bystander)).toBe(true);
  for (;;) if ((await reader.read()).done) break;
});

test("an operator helps a player who has lost device and recovery codes", async () => {
  const player = await store.visitor().register("lost-lantern");
  const { secret } = await player.json<{ secret: string }>("/api/account/second-factor", {
    json: { password: PASSWORD },
  });
  const json = { code: codeAt(secret, store.now()) };
  expect((await player.fetch("/api/account/second-factor", { method: "PUT", json })).status).toBe(200);
  const done = await runCommand({ DATABASE_URL: databaseUrl }, "remove-second-factor", "lost-lantern");
  expect(done.stderr).toBe("Second factor removed. Passkeys removed: 0. Sessions ended: 1\n");
  expect(done.stdout).toContain('"event":"second_factor_off"');
  expect(await isSignedIn(player)).toBe(false);
  const again = store.visitor();
  await again.submit("/login", { userName: "lost-lantern", password: PASSWORD });
  expect(await isSignedIn(again)).toBe(true);
});

test("an unknown name and an unknown command are reported in one line", async () => {
  const settings = { DATABASE_URL: databaseUrl };
  const unknown = await runCommand(settings, "end-sessions", "ghost-lantern");
  expect(unknown).toEqual({ code: 1, stdout: "", stderr: "no account has this user name\n" });
  const wrong = [[], ["end-sessions"], ["delete", "ghost-lantern"], ["end-sessions", "a", "b"]];
  for (const { code, stderr } of await Promise.all(wrong.map((words) => runCommand(settings, ...words)))) {
    expect([code, stderr.split("\n").length]).toEqual([1, 2]);
    expect(stderr).toContain("usage:");
  }
});

test("a data folder that a store has open is refused in one line", async () => {
  const dataFolder = join(makeTemporaryFolder(), "data");
  const database = await openDatabase({ dataFolder });
  onTestFinished(() => database.close());
  const { code, stderr } = await runCommand({ DATA_DIR: dataFolder }, "end-sessions", "lantern");
  expect([code, stderr.trim().split("\n").length]).toEqual([1, 1]);
});
