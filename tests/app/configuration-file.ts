import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "store-configuration-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

let written = 0;
/** Path of a configuration file with this text, which is there until the tests are over. */
export function configurationFile(text: string): string {
  written += 1;
  const path = join(folder, `${written}.json`);
  writeFileSync(path, text);
  return path;
}
