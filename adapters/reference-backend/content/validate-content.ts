import { checkContent } from "./check-content.ts";
import type { ContentFault } from "./content-files.ts";
import { readContentFolder } from "./read-content.ts";

/** Everything that is wrong in a content folder. */
export function validateContent(folder: string): readonly ContentFault[] {
  const { files, raw } = readContentFolder(folder);
  checkContent(files, raw);
  return files.faults;
}
