import { existsSync } from "node:fs";
import { describeFault } from "#adapters/reference-backend/content/content-files.ts";
import { defaultContentFolder } from "#adapters/reference-backend/content/default-content.ts";
import { validateContent } from "#adapters/reference-backend/content/validate-content.ts";

/** Prints the faults of a content folder, one per line; `false` if there are any. */
function checkContent(folder: string): boolean {
  if (!existsSync(folder)) {
    process.stderr.write(`${folder} does not exist\n`);
    return false;
  }
  const faults = validateContent(folder);
  for (const fault of faults) process.stderr.write(`${describeFault(fault)}\n`);
  process.stdout.write(
    faults.length === 0
      ? `${folder} has no faults\n`
      : `${faults.length === 1 ? "1 fault" : `${faults.length} faults`}\n`,
  );
  return faults.length === 0;
}

process.exitCode = checkContent(process.argv[2] ?? defaultContentFolder()) ? 0 : 1;
