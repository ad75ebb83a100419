import type { Ports } from "#core/ports/index.ts";
import { KEPT_PLACE_KEY } from "#core/session/constants.ts";
import { keepPlace, readPlace } from "#ui/patterns/page-state/player-place.ts";

/**
 * Asks the native side to connect the player of that id, or a guest, again: `false` where it cannot. It loads the page again once it
 * has, and what was being done is kept for that.
 */
export async function reconnect(
  { nativeSession, tabStorage }: Pick<Ports, "nativeSession" | "tabStorage">,
  userId: string | undefined,
): Promise<boolean> {
  keepPlace(tabStorage, readPlace(userId));
  const isStarted = (await nativeSession.reconnect()) === "started";
  if (!isStarted) tabStorage.remove(KEPT_PLACE_KEY);
  return isStarted;
}
