import { SettingsError } from "#app/configuration/settings-error.ts";

/** Maximum characters of an unexpected error in the output. */
const MAX_LINE = 300;

/** The environment prevents the start; the message is one line for the operator. */
export class StartError extends Error {}

/** Prints in one line why the store cannot run, and exits with code 1. */
export function giveUp(error: unknown): never {
  const isExpected = error instanceof SettingsError || error instanceof StartError;
  const message = isExpected ? error.message : firstLineOf(error);
  process.stderr.write(`The store cannot start: ${message}\n`);
  process.exit(1);
}

/** An operator needs the sentence, not the query that failed; of faulty content the faults, each in a line of its own. */
function firstLineOf(error: unknown): string {
  const isAboutContent = error instanceof Error && error.name === "ContentError";
  const line = isAboutContent ? error.message.replace(/\s+/g, " ") : (String(error).split("\n")[0] ?? "");
  return line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}…` : line;
}
