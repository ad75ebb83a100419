import type { QueryClient } from "@tanstack/react-query";
import { areDirectCallsUnderWay, whenDirectCallsEnd } from "#ui/data/direct-calls.ts";

/**
 * Resolves once nothing of the player's is under way: no popup is open, nothing is being sent. Words that are being written
 * outside popups are kept as drafts.
 */
export async function whenAtRest(popups: { whenClosed(): Promise<void> }, client: QueryClient): Promise<void> {
  await popups.whenClosed();
  // Whoever asked by the last popup sends what was answered now.
  await new Promise((go) => setTimeout(go));
  if (!isSending(client)) return;
  await whenSent(client);
  return whenAtRest(popups, client);
}

/** Within that many milliseconds the page shows what has become of what was sent. */
const SHOWS_WITHIN_MS = 100;

/** Resolves once nothing is being sent, and the page shows what has become of it. */
export async function whenSent(client: QueryClient): Promise<void> {
  if (!isSending(client)) return;
  await new Promise<void>((resolve) => {
    const look = () => {
      if (isSending(client)) return;
      for (const stop of stops) stop();
      setTimeout(resolve, SHOWS_WITHIN_MS);
    };
    const stops = [client.getMutationCache().subscribe(look), whenDirectCallsEnd(look)];
  });
}

const isSending = (client: QueryClient): boolean => client.isMutating() > 0 || areDirectCallsUnderWay();
