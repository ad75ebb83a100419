import { spawn } from "node:child_process";
import { once } from "node:events";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

const SERVER = pathToFileURL(new URL("../../support/postgres-server.ts", import.meta.url).pathname);

test.each([
  ["that started it", "first, second"],
  ["that found it started", "second, first"],
])(
  "a run of tests whose projects share a PostgreSQL ends with its own exit code, where the project %s ends first",
  async (_, order) => {
    const { TEST_DATABASE_URL: _given, ...environment } = process.env;
    const run = `
    import { sharePostgresServer } from "${SERVER}";
    const first = await sharePostgresServer();
    const second = await sharePostgresServer();
    for (const end of [${order}]) await end();
    process.exitCode = 7;
  `;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", run], {
      env: environment,
      stdio: "ignore",
    });
    expect(await once(child, "exit")).toEqual([7, null]);
  },
);
