import { foldCase } from "../texts/fold-code.ts";

/** Searches that are remembered. */
const MAX_RECENT = 5;

/** The searches of a device with the latest first, each once whatever its case. */
export function withSearch(recent: readonly string[], text: string): readonly string[] {
  const same = foldCase(text);
  return [text, ...recent.filter((one) => foldCase(one) !== same)].slice(0, MAX_RECENT);
}
