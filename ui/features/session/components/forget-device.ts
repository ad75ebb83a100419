import type { Ports } from "#core/ports/index.ts";
import { RELOADED_FOR_KEY } from "#core/session/constants.ts";

/** What belongs to the device and to nobody who uses it. */
const KEPT_ON_DEVICE = ["deviceId"] as const;

/** What is the page's and not its player's: without it a version would load the page again for a second time. */
const KEPT_IN_TAB = [RELOADED_FOR_KEY] as const;

/** Erases what the store has kept on this device and in this tab: drafts, hidden banners, answers, places, a guest's own. */
export async function forgetDevice({
  storage,
  sharedStorage,
  tabStorage,
}: Pick<Ports, "storage" | "sharedStorage" | "tabStorage">): Promise<void> {
  storage.clear(KEPT_ON_DEVICE);
  tabStorage.clear(KEPT_IN_TAB);
  await sharedStorage.clear();
}
