import type { KeyValueStorage } from "#core/ports/device.ts";

const STORAGE_KEY = "launcherTutorialSeen";

/** Whether the tutorial was shown on this device since the last sign-in; the launcher has no message for it. */
export const wasTutorialSeen = (storage: KeyValueStorage): boolean => storage.read(STORAGE_KEY) !== null;

export const rememberTutorial = (storage: KeyValueStorage): void => {
  storage.write(STORAGE_KEY, "1");
};
