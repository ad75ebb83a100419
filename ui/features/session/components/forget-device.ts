import type { Ports } from "#core/ports/index.ts";
import { RELOADED_FOR_KEY } from "#core/session/constants.ts";
import { closeDrafts } from "#ui/kit/form/tab-draft.ts";

/** Keys that stay on the device: they are not tied to a player. */
const KEPT_ON_DEVICE = ["deviceId"] as const;

/** Keys that stay in the tab: without this one, a version would force a second reload. */
const KEPT_IN_TAB = [RELOADED_FOR_KEY] as const;

/** Erases what a tab holds of a player who has signed out, and keeps it from storing more until its page is loaded again. */
export function forgetTab({ tabStorage }: Pick<Ports, "tabStorage">): void {
  closeDrafts(tabStorage);
  tabStorage.clear(KEPT_IN_TAB);
}

/** Topic for the other tabs: the data on the device is erased. */
const ERASED_TOPIC = "device-erased";

/** Erases the store's data on this device and in its tabs: drafts, hidden banners, answers, page state, a guest's lists. */
export async function forgetDevice({
  storage,
  sharedStorage,
  tabStorage,
  tabs,
}: Pick<Ports, "storage" | "sharedStorage" | "tabStorage" | "tabs">): Promise<void> {
  storage.clear(KEPT_ON_DEVICE);
  tabStorage.clear(KEPT_IN_TAB);
  await sharedStorage.clear();
  tabs.announce(ERASED_TOPIC);
}

/** Erases what this tab holds whenever the data on the device is erased in another one. Returns how to stop. */
export const forgetWithOtherTabs = ({ tabStorage, tabs }: Pick<Ports, "tabStorage" | "tabs">): (() => void) =>
  tabs.listen(ERASED_TOPIC, () => tabStorage.clear(KEPT_IN_TAB));
