import type { GameCode } from "./game.ts";

/** Reads the comma-separated game codes of the configuration: spaces, empty entries and repetitions are dropped. */
export function parseGameCodes(list: string | undefined): readonly GameCode[] {
  const codes = (list ?? "").split(",").map((code) => code.trim());
  return [...new Set(codes)].filter((code) => code !== "");
}
