import type { QueryClient } from "@tanstack/react-query";

/**
 * Resolves once nothing of the player's is under way: no popup is open, nothing is being sent. Words that are being written
 * outside popups are kept as drafts.
 */
export async function whenAtRest(popups: { whenClosed(): Promise<void> }, client: QueryClient): Promise<void> {
  await popups.whenClosed();
  // Callers of the last popup may send a request now that they have its answer.
  await new Promise((go) => setTimeout(go));
  if (!isSending(client)) return;
  await whenSent(client);
  return whenAtRest(popups, client);
}

/** The page shows the result of a request within this time, in milliseconds. */
const SHOWS_WITHIN_MS = 100;

/** Resolves once no write is in flight and the page shows the results. */
export async function whenSent(client: QueryClient): Promise<void> {
  if (!isSending(client)) return;
  await new Promise<void>((resolve) => {
    const look = () => {
      if (isSending(client)) return;
      stop();
      setTimeout(resolve, SHOWS_WITHIN_MS);
    };
    const stop = client.getMutationCache().subscribe(look);
  });
}

const isSending = (client: QueryClient): boolean => client.isMutating() > 0;
