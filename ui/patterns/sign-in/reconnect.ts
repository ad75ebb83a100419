import type { Ports } from "#core/ports/index.ts";
import { readPageSnapshot, storePageSnapshot } from "#ui/patterns/page-state/player-place.ts";
import { storedPageSnapshot } from "#ui/patterns/page-state/stored-place.ts";

/**
 * Asks the native side to reconnect the player with that id, or a guest; resolves to `false` if it cannot. The native
 * side reloads the page afterwards, so a page snapshot is taken first.
 */
export async function reconnect(
  { nativeSession, tabStorage }: Pick<Ports, "nativeSession" | "tabStorage">,
  userId: string | undefined,
): Promise<boolean> {
  storePageSnapshot(tabStorage, readPageSnapshot(userId));
  const isStarted = (await nativeSession.reconnect()) === "started";
  if (!isStarted) storedPageSnapshot.remove(tabStorage);
  return isStarted;
}
