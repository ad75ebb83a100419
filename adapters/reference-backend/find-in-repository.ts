import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** A folder of the repository by its path from the root, found from the sources as well as from a bundle of the server. */
export function findInRepository(path: string): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, path))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`${path} was not found`);
    folder = parent;
  }
  return join(folder, path);
}
