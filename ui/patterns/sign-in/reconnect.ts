import type { Ports } from "#core/ports/index.ts";
import { RECONNECT_ASKED_KEY } from "#core/session/constants.ts";
import { storedPageSnapshot } from "#ui/kit/persisted-state/persisted-state.ts";
import { storePageSnapshot } from "#ui/kit/persisted-state/store-page-snapshot.ts";

/**
 * Asks the native side to reconnect the player with that id, or a guest; resolves to `false` if it cannot. The native
 * side reloads the page afterwards, so the state of the page is stored first, and again when the page is left
 * (`storeSnapshotForSignIn`): that may be minutes later, and another page by then.
 */
export async function reconnect(
  { nativeSession, tabStorage }: Pick<Ports, "nativeSession" | "tabStorage">,
  userId: string | undefined,
): Promise<boolean> {
  storePageSnapshot(tabStorage, userId ?? null);
  const isStarted = (await nativeSession.reconnect()) === "started";
  if (isStarted) tabStorage.write(RECONNECT_ASKED_KEY, "1");
  else storedPageSnapshot.remove(tabStorage);
  return isStarted;
}
