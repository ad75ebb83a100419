import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const generator = fileURLToPath(new URL("../../ui/kit/icon/generate-icons.mjs", import.meta.url));

test("the drawings of the icons are those of their list", () => {
  expect(() => execFileSync(process.execPath, [generator, "--check"], { stdio: "pipe" })).not.toThrow();
});
