import { checkContent } from "./check-content.ts";
import type { ContentFiles } from "./content-files.ts";
import { readContentFolder } from "./read-content.ts";

/** What is wrong in a content folder, and what has no effect. */
export function validateContent(folder: string): Pick<ContentFiles, "faults" | "warnings"> {
  const { files, raw } = readContentFolder(folder);
  checkContent(files, raw);
  return files;
}
