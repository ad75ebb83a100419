import { buildContent } from "./build-content.ts";
import { checkContent } from "./check-content.ts";
import { type ContentFault, describeFault } from "./content-files.ts";
import type { SeedContent } from "./content-types.ts";
import { readContentFolder } from "./read-content.ts";

/** A content folder that can't be used; the message has a line for each fault. */
export class ContentError extends Error {
  override readonly name = "ContentError";
  readonly faults: readonly ContentFault[];

  constructor(folder: string, faults: readonly ContentFault[]) {
    super([`The content in ${folder} has faults:`, ...faults.map(describeFault)].join("\n"));
    this.faults = faults;
  }
}

/** Content whose dates count from the first start of a store. */
export type ContentSource = (firstStart: Date) => SeedContent;

/**
 * Reads and checks a content folder.
 * @throws {ContentError} that names every fault
 */
export function loadContent(folder: string): ContentSource {
  const { files, raw } = readContentFolder(folder);
  checkContent(files, raw);
  if (files.faults.length > 0) throw new ContentError(folder, files.faults);
  return (firstStart) => buildContent(raw, firstStart);
}
