import { describeFault } from "#adapters/reference-backend/content/content-files.ts";
import { defaultContent } from "#adapters/reference-backend/content/default-content.ts";
import { ContentError, type ContentSource, loadContent } from "#adapters/reference-backend/content/load-content.ts";
import { StartError } from "./start-error.ts";

/**
 * The content of a folder; the default content for `null`.
 * @throws {StartError} with one line if the folder cannot be read or has faults
 */
export function readContent(folder: string | null): ContentSource {
  if (folder === null) return defaultContent;
  try {
    return loadContent(folder);
  } catch (error) {
    throw new StartError(
      `CONTENT_DIR ${error instanceof ContentError ? describeFaults(folder, error) : `cannot be read: ${messageOf(error)}`}`,
    );
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The first fault, how many more there are, and the command that lists them. */
function describeFaults(folder: string, { faults: [first, ...more] }: ContentError): string {
  const rest = more.length === 0 ? "" : ` (and ${more.length} more)`;
  return `has faults: ${first === undefined ? "" : describeFault(first)}${rest}; see npm run content:check -- ${folder}`;
}
