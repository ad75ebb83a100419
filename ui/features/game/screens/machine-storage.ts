import type { OwnMachine } from "#core/catalogue/machine-check.ts";
import type { KeyValueStorage } from "#core/ports/device.ts";

const KEY = "machine";

/** What the player has said of their computer on this device; `null` if nothing, or nothing that can be read. */
export function readOwnMachine(storage: KeyValueStorage): OwnMachine | null {
  try {
    const kept: unknown = JSON.parse(storage.read(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const { cpu, gpu, ramGigabytes, storageGigabytes } = kept as Readonly<Record<string, unknown>>;
    return {
      cpu: textOf(cpu),
      gpu: textOf(gpu),
      ramGigabytes: numberOf(ramGigabytes),
      storageGigabytes: numberOf(storageGigabytes),
    };
  } catch {
    return null;
  }
}

/** Keeps it for the next game; it never leaves the device. */
export function keepOwnMachine(storage: KeyValueStorage, machine: OwnMachine): void {
  storage.write(KEY, JSON.stringify(machine));
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const numberOf = (value: unknown): number | null => (typeof value === "number" && value > 0 ? value : null);
