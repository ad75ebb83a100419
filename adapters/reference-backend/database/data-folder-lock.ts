import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseFailure, firstLineOf } from "./database-failure.ts";

const LOCK_FILE = "server.lock";

/**
 * Takes a data folder for this process, since PGlite does not notice a second one and both would write over each other.
 * The lock names its process and when that process started: one that is gone, or whose number has been given to another
 * program since, does not block the next start.
 */
export function lockDataFolder(folder: string): { release(): void } {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new DatabaseFailure(
      "data_folder_unusable",
      `The data folder ${folder} cannot be created: ${firstLineOf(cause)}`,
      cause,
    );
  }
  const path = join(folder, LOCK_FILE);
  if (!tryCreate(path)) {
    const holder = readHolder(path);
    if (holder !== null && isAlive(holder)) {
      throw new DatabaseFailure(
        "data_folder_in_use",
        `The data folder ${folder} is in use by process ${holder.pid}. Stop it, or choose another folder with DATA_DIR.`,
      );
    }
    rmSync(path, { force: true });
    if (!tryCreate(path)) {
      throw new DatabaseFailure(
        "data_folder_in_use",
        `The data folder ${folder} has just been taken by another process. Stop it, or choose another with DATA_DIR.`,
      );
    }
  }
  return { release: () => rmSync(path, { force: true }) };
}

interface Holder {
  readonly pid: number;
  /** Start time of the process as counted by the kernel; empty if the system does not provide it. */
  readonly startedAt: string;
}

function tryCreate(path: string): boolean {
  let file: number;
  try {
    file = openSync(path, "wx", 0o600);
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "EEXIST") return false;
    throw new DatabaseFailure(
      "data_folder_unusable",
      `The data folder cannot be written: ${firstLineOf(cause)}`,
      cause,
    );
  }
  writeSync(file, JSON.stringify({ pid: process.pid, startedAt: startOfProcess(process.pid) } satisfies Holder));
  closeSync(file);
  return true;
}

function readHolder(path: string): Holder | null {
  try {
    const holder: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (typeof holder !== "object" || holder === null || !("pid" in holder)) return null;
    if (typeof holder.pid !== "number") return null;
    const startedAt = "startedAt" in holder && typeof holder.startedAt === "string" ? holder.startedAt : "";
    return { pid: holder.pid, startedAt };
  } catch {
    // A truncated or deleted lock file has no owner.
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  if (holder.pid === process.pid) return holder.startedAt === startOfProcess(process.pid);
  try {
    process.kill(holder.pid, 0);
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && cause.code === "EPERM")) return false;
  }
  const startedAt = startOfProcess(holder.pid);
  return startedAt === "" || holder.startedAt === "" || startedAt === holder.startedAt;
}

/** Field 22 of `/proc/<pid>/stat` on Linux: start in clock ticks since boot. */
function startOfProcess(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}
