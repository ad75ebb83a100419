import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

/** Memory that can be written to as a folder, on Linux. */
const MEMORY = "/dev/shm";
/** Far more than tests store in their folders at one time. */
const ROOM_FOR_FOLDERS_BYTES = 4 * 1024 ** 3;

function hasRoomInMemory() {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  // The browser and the databases need memory themselves.
  return bavail * bsize >= ROOM_FOR_FOLDERS_BYTES && freemem() >= 2 * ROOM_FOR_FOLDERS_BYTES;
}

/**
 * Creates a folder for the temporary files of a run of tests, which is removed when this process ends. It is in memory if
 * there is enough of it: each store has its own copy of a database, so that this saves a sixth of the total work.
 */
export function createRunFolder() {
  const folder = mkdtempSync(join(hasRoomInMemory() ? MEMORY : tmpdir(), "purple-store-tests-"));
  // As root, PostgreSQL runs as another user, who writes here too.
  chmodSync(folder, 0o1777);
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}
