import type { KeyValueStorage } from "#core/ports/device.ts";

const STORAGE_KEY = "launcherTutorialSeen";

/** Whether the tutorial was shown on this device since somebody signed in: the launcher cannot be told of it. */
export const wasTutorialSeen = (storage: KeyValueStorage): boolean => storage.read(STORAGE_KEY) !== null;

export const rememberTutorial = (storage: KeyValueStorage): void => {
  storage.write(STORAGE_KEY, "1");
};
