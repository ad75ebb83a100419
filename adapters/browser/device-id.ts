import type { IdentifierSource, KeyValueStorage } from "#core/ports/device.ts";

const STORAGE_KEY = "deviceId";

/** Random id of this device, created on the first visit and stored; an invalid stored value is replaced. */
export function readDeviceId(storage: KeyValueStorage, identifiers: IdentifierSource): string {
  const stored = storage.read(STORAGE_KEY);
  if (stored !== null && /^[A-Za-z0-9-]{8,64}$/.test(stored)) return stored;
  const deviceId = identifiers.next();
  storage.write(STORAGE_KEY, deviceId);
  return deviceId;
}
