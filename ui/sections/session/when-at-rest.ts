import type { QueryClient } from "@tanstack/react-query";

/**
 * Resolves once nothing of the player's is under way: no popup is open, nothing is being sent. Words that are being written
 * outside popups are kept as drafts.
 */
export async function whenAtRest(popups: { whenClosed(): Promise<void> }, client: QueryClient): Promise<void> {
  await popups.whenClosed();
  // Whoever asked by the last popup sends what was answered now.
  await new Promise((go) => setTimeout(go));
  if (client.isMutating() === 0) return;
  await whenSent(client);
  return whenAtRest(popups, client);
}

/** Within that many milliseconds the page shows what has become of what was sent. */
const SHOWS_WITHIN_MS = 100;

/** Resolves once nothing is being sent, and the page shows what has become of it. */
export async function whenSent(client: QueryClient): Promise<void> {
  if (client.isMutating() === 0) return;
  await new Promise<void>((resolve) => {
    const stop = client.getMutationCache().subscribe(() => {
      if (client.isMutating() > 0) return;
      stop();
      setTimeout(resolve, SHOWS_WITHIN_MS);
    });
  });
}
