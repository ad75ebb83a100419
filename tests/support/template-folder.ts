import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const backend = fileURLToPath(new URL("../../adapters/reference-backend/", import.meta.url));
const PREFIX = "purple-store-seed-";
/** Variable with the name of the run of tests; workers inherit it from their runner. */
const TEST_RUN = "TEST_RUN";
/** What an interrupted run has left is removed after a day. */
const LEFT_OVER_AFTER_MS = 86_400_000;
const MAKING_TIMEOUT_MS = 120_000;
/** How often another process looks whether the template is there. */
const LOOK_EVERY_MS = 200;
const PICTURES_AND_GENERATOR = /^(pictures|generator)$/;

function* sourceFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) yield path;
    else if (!PICTURES_AND_GENERATOR.test(entry.name)) yield* sourceFiles(path);
  }
}

/** Hash of all sources of the backend; they do not change while a process runs. */
let sourcesDigest: string | undefined;

function digestOfSources(): string {
  if (sourcesDigest !== undefined) return sourcesDigest;
  const digest = createHash("sha256");
  for (const file of [...sourceFiles(backend)].sort()) digest.update(file).update(readFileSync(file));
  sourcesDigest = digest.digest("hex");
  return sourcesDigest;
}

/** Hash of these sources of the backend and `key`, in twelve hexadecimal digits. */
export const digestWithSources = (key: string): string =>
  createHash("sha256").update(digestOfSources()).update(key).digest("hex").slice(0, 12);

async function removeTemplates(isOne: (name: string) => boolean): Promise<void> {
  const names = readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX) && isOne(name));
  await Promise.all(names.map((name) => rm(join(tmpdir(), name), { recursive: true, force: true })));
}

/**
 * Starts a run of tests, in a runner before its workers: templates are made once in a run. The returned function removes
 * them; in a run that has already started it does nothing.
 */
export async function startTestRun(): Promise<() => Promise<void>> {
  if (process.env[TEST_RUN] !== undefined) return async () => {};
  const run = randomUUID().slice(0, 8);
  process.env[TEST_RUN] = run;
  await removeTemplates((name) => ageOf(join(tmpdir(), name)) > LEFT_OVER_AFTER_MS);
  return () => removeTemplates((name) => name.includes(run));
}

/**
 * A folder that is slow to create, for these sources of the backend and this `key`: `make` fills it once in a run of
 * tests, in the first process that needs it. Copy or read it only.
 */
export async function ensureTemplate(key: string, make: (folder: string) => Promise<void>): Promise<string> {
  const template = join(tmpdir(), `${PREFIX}${digestWithSources(key)}-${process.env[TEST_RUN] ?? process.pid}`);
  const workshop = `${template}.making`;
  const giveUpAt = Date.now() + MAKING_TIMEOUT_MS;
  while (!existsSync(template)) {
    const isMine = await mkdir(workshop).then(
      () => true,
      () => false,
    );
    if (isMine) {
      try {
        await mkdir(join(workshop, "data"));
        await make(join(workshop, "data"));
        await rename(join(workshop, "data"), template);
      } finally {
        await rm(workshop, { recursive: true, force: true });
      }
    } else if (Date.now() > giveUpAt || ageOf(workshop) > MAKING_TIMEOUT_MS) {
      await rm(workshop, { recursive: true, force: true });
    } else {
      await wait(LOOK_EVERY_MS);
    }
  }
  return template;
}

function ageOf(folder: string): number {
  try {
    return Date.now() - statSync(folder).mtimeMs;
  } catch {
    return 0;
  }
}
