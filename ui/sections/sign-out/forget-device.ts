import type { KeyValueStorage } from "#core/ports/device.ts";

/** What belongs to the device and to nobody who uses it. */
const KEPT_ON_DEVICE = ["deviceId"] as const;

/** Erases what the store has kept on this device: drafts, hidden banners, answers, a guest's own. */
export function forgetDevice(storage: KeyValueStorage): void {
  storage.clear(KEPT_ON_DEVICE);
}
