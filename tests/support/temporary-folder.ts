import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** Path of an empty folder that is removed after the tests of the file. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "purple-store-"));
  made.push(folder);
  return folder;
}
