import { withTimeout } from "#ui/context/with-timeout.ts";

let pendingLoads = 0;

/** Number of late parts of the page that are being loaded or restored. */
export const countPendingLoads = (): number => pendingLoads;

/** Counts the load of a late part of the page, or what else changes the page by itself, as long as it lasts. */
export async function countLoad<Part>(load: () => Promise<Part>): Promise<Part> {
  pendingLoads += 1;
  try {
    return await load();
  } finally {
    pendingLoads -= 1;
  }
}

/**
 * Shares one attempt to load code between all callers. A failed attempt, or one that hangs, is forgotten: the next call loads
 * again. Callers that do not await the result may ignore a failure.
 */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let attempt: Promise<Module> | null = null;
  return () => {
    attempt ??= countLoad(() => withTimeout(load())).catch((error) => {
      attempt = null;
      throw error;
    });
    attempt.catch(() => undefined);
    return attempt;
  };
}
