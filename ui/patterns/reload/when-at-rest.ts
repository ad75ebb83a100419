import type { QueryClient } from "@tanstack/react-query";
import { isLeaving, whenStaying } from "#ui/overlays/page-history.ts";

/**
 * Resolves once nothing of the player's is under way: no popup is open, nothing is being sent, no other document is loaded.
 * Words that are being written outside popups are kept as drafts.
 */
export async function whenAtRest(popups: { whenClosed(): Promise<void> }, client: QueryClient): Promise<void> {
  await popups.whenClosed();
  // Callers of the last popup may send a request now that they have its answer.
  await new Promise((go) => setTimeout(go));
  if (!isSending(client) && !isLeaving()) return;
  await whenSent(client);
  return whenAtRest(popups, client);
}

/** The page shows the result of a request within this time, in milliseconds. */
const SHOWS_WITHIN_MS = 100;

/** Resolves once no write is in flight, the page shows the results, and no other document is being loaded in its place. */
export async function whenSent(client: QueryClient): Promise<void> {
  await whenStaying();
  if (!isSending(client)) return;
  await new Promise<void>((resolve) => {
    const look = () => {
      if (isSending(client)) return;
      stop();
      setTimeout(resolve, SHOWS_WITHIN_MS);
    };
    const stop = client.getMutationCache().subscribe(look);
  });
  // The write may have led to another document.
  return whenSent(client);
}

const isSending = (client: QueryClient): boolean => client.isMutating() > 0;
