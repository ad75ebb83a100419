import { existsSync } from "node:fs";
import { describeFault } from "#adapters/reference-backend/content/content-files.ts";
import { defaultContentFolder } from "#adapters/reference-backend/content/default-content.ts";
import { validateContent } from "#adapters/reference-backend/content/validate-content.ts";

const count = (number: number, noun: string) => `${number === 0 ? "no" : number} ${noun}${number === 1 ? "" : "s"}`;

/** Prints the faults and warnings of a content folder, one per line; `false` if there are faults. */
function checkContent(folder: string): boolean {
  if (!existsSync(folder)) {
    process.stderr.write(`${folder} does not exist\n`);
    return false;
  }
  const { faults, warnings } = validateContent(folder);
  for (const warning of warnings) process.stderr.write(`warning: ${describeFault(warning)}\n`);
  for (const fault of faults) process.stderr.write(`${describeFault(fault)}\n`);
  const found = [count(faults.length, "fault"), ...(warnings.length === 0 ? [] : [count(warnings.length, "warning")])];
  process.stdout.write(`${folder} has ${found.join(" and ")}\n`);
  return faults.length === 0;
}

process.exitCode = checkContent(process.argv[2] ?? defaultContentFolder()) ? 0 : 1;
