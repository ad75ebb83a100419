import { sharePostgresServer } from "./postgres-server.ts";
import { startTestRun } from "./template-folder.ts";

/** Vitest runs this once for all files of a project; the returned function ends what was started. */
export async function setup(): Promise<() => Promise<void>> {
  const endRun = await startTestRun();
  const stopServer = await sharePostgresServer();
  return async () => {
    await stopServer();
    await endRun();
  };
}
