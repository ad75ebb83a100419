import type { ReferenceBackend } from "#adapters/reference-backend/create-reference-backend.ts";
import { createWork, type Work } from "#app/server/work/create-work.ts";

/** Threads as a store has them, from the sources; they start with the first work. */
export const createTestWork = (): Work =>
  createWork(new URL("../../app/server/work/thread.ts", import.meta.url), {
    onError: (error) => {
      throw error;
    },
    // A machine that is busy with other tests is no reason to refuse.
    textTimeoutMs: 60_000,
  });

/** The backend, whose threads end with it. */
export const endingWork = (backend: ReferenceBackend, work: Work): ReferenceBackend => ({
  ...backend,
  close: () => backend.close().finally(() => work.close()),
});
