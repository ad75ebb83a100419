import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { cp, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startStore } from "./start-store.ts";

const backend = fileURLToPath(new URL("../../adapters/reference-backend/", import.meta.url));
const PREFIX = "purple-store-seed-";
/** Releases are dated from the first start, so a template is only good for an hour. */
const currentHour = () => Math.floor(Date.now() / 3_600_000);
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

/** Name of a template that is right for these sources in this hour. */
function templateName(): string {
  const digest = createHash("sha256");
  for (const file of [...sourceFiles(backend)].sort()) digest.update(file).update(readFileSync(file));
  return `${PREFIX}${digest.digest("hex").slice(0, 12)}-${currentHour()}`;
}

/** Removes the templates of hours gone by; another checkout may be using one of this hour or the last. */
async function removeOldTemplates(): Promise<void> {
  const hourOf = (name: string) => Number(/-(\d+)(\.making)?$/.exec(name)?.[1]);
  const isOld = (name: string) => name.startsWith(PREFIX) && hourOf(name) < currentHour() - 1;
  const old = readdirSync(tmpdir()).filter(isOld);
  await Promise.all(old.map((name) => rm(join(tmpdir(), name), { recursive: true, force: true })));
}

/** Makes the template, or waits for the process that is making it. */
async function ensureTemplate(): Promise<string> {
  const template = join(tmpdir(), templateName());
  const workshop = `${template}.making`;
  const giveUpAt = Date.now() + MAKING_TIMEOUT_MS;
  while (!existsSync(template)) {
    const isMine = await mkdir(workshop).then(
      () => true,
      () => false,
    );
    if (isMine) {
      await removeOldTemplates();
      try {
        const store = await startStore({ DATA_DIR: join(workshop, "data"), LOG_LEVEL: "warn" });
        const code = await store.stop();
        if (code !== 0) throw new Error(`the store ended with code ${code}: ${store.output()}`);
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

/** A data folder of a store's own, as it is after the first start: seeding takes seconds, a copy takes none. */
export interface SeededFolder {
  readonly path: string;
  remove(): Promise<void>;
}

export async function createSeededFolder(): Promise<SeededFolder> {
  const template = await ensureTemplate();
  const path = await mkdtemp(join(tmpdir(), "purple-store-data-"));
  await cp(template, path, { recursive: true });
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
