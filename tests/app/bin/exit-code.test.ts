import { spawn } from "node:child_process";
import { once } from "node:events";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

const SERVER = pathToFileURL(new URL("../../support/postgres-server.ts", import.meta.url).pathname);

test("a run of tests in which one has failed tells so by its exit code, also after it has had a PostgreSQL", async () => {
  const { TEST_DATABASE_URL: _, ...environment } = process.env;
  const run = `
    import { sharePostgresServer } from "${SERVER}";
    const stop = await sharePostgresServer();
    await stop();
    process.exitCode = 7;
  `;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", run], { env: environment, stdio: "ignore" });
  expect(await once(child, "exit")).toEqual([7, null]);
});
