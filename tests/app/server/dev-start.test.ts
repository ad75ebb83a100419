import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

test("the store for development refuses to serve services, in one line that names the setting", async () => {
  const settings = { SERVICES: "news", PORT: "0", NODE_ENV: "development" };
  const child = spawn(process.execPath, ["app/server/dev.ts"], { env: { ...process.env, ...settings } });
  let output = "";
  child.stderr.on("data", (text) => {
    output += String(text);
  });
  const [code] = await once(child, "close");
  expect(output).toMatch(/^The store cannot start: SERVICES: must be empty for npm run dev.+\n$/);
  expect(code).toBe(1);
});
