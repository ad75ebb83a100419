import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Paths of a build's files below the output. */
type BuildFiles = readonly string[];

/** Number of earlier builds whose files are kept: pages opened before a deploy still load their remaining files. */
const EARLIER_BUILDS = 5;

/** Folders of an output whose files carry a hash of their content, so that builds do not overwrite each other's. */
const HASHED = ["client/assets", "server/chunks"];

const listFiles = (output: string): BuildFiles =>
  HASHED.flatMap((folder) =>
    existsSync(join(output, folder)) ? readdirSync(join(output, folder)).map((name) => `${folder}/${name}`) : [],
  );

/** Files of the builds in `output`, newest first. Files that no list names count as one build. */
export function readBuilds(output: string): readonly BuildFiles[] {
  try {
    return JSON.parse(readFileSync(join(output, "builds.json"), "utf8"));
  } catch {
    const files = listFiles(output);
    return files.length === 0 ? [] : [files];
  }
}

/** Records the newest build and deletes files that neither it nor the last few builds contain. */
export function keepEarlierFiles(output: string, earlierBuilds: readonly BuildFiles[], newest: BuildFiles): void {
  const builds = [newest, ...earlierBuilds.filter((files) => files.join() !== newest.join())];
  const kept = builds.slice(0, EARLIER_BUILDS + 1);
  const wanted = new Set(kept.flat());
  for (const file of listFiles(output)) {
    if (!wanted.has(file.replace(/\.br$/, "")) && !wanted.has(file)) rmSync(join(output, file));
  }
  writeFileSync(join(output, "builds.json"), JSON.stringify(kept));
}
