/** Reads the size of a game's logotype, which is stored as `logotype.svg`. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Width and height of a game's logotype in its own units; `null` without a logotype. */
export function logotypeSize(folder: string): { readonly w: number; readonly h: number } | null {
  const path = join(folder, "logotype.svg");
  if (!existsSync(path)) return null;
  const box = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(readFileSync(path, "utf8"));
  return box ? { w: Number(box[1]), h: Number(box[2]) } : null;
}
