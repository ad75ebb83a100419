import type { Ports } from "#core/ports/index.ts";
import { keepPlace, readPlace } from "#ui/patterns/page-state/player-place.ts";
import { storedPlace } from "#ui/patterns/page-state/stored-place.ts";

/**
 * Asks the native side to reconnect the player with that id, or a guest; resolves to `false` if it cannot. The native
 * side reloads the page afterwards, so a page snapshot is taken first.
 */
export async function reconnect(
  { nativeSession, tabStorage }: Pick<Ports, "nativeSession" | "tabStorage">,
  userId: string | undefined,
): Promise<boolean> {
  keepPlace(tabStorage, readPlace(userId));
  const isStarted = (await nativeSession.reconnect()) === "started";
  if (!isStarted) storedPlace.remove(tabStorage);
  return isStarted;
}
