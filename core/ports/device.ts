/** Milliseconds since 1970-01-01T00:00Z, as `Date.now()` counts them. */
export type EpochMilliseconds = number;

/** Server time: local time plus the difference measured from the `Date` header of answers. */
export interface ServerClock {
  now(): EpochMilliseconds;
  /** Server time minus local time in milliseconds. */
  difference(): number;
  /**
   * Adjusts the clock by the time of an answer that has just arrived; called by the HTTP adapter. The true time is
   * within `uncertaintyMs` of it, so a smaller difference is ignored.
   */
  adjust(serverTime: EpochMilliseconds, uncertaintyMs?: number): void;
}

/** Small values stored on the device. Never throws: if storage is blocked or full, they stay in memory. */
export interface KeyValueStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Removes everything but the keys named. */
  clear(kept: readonly string[]): void;
}

/**
 * Values on the device that several tabs change, such as lists; no tab overwrites another tab's change. Without storage
 * they stay in the memory of the page.
 */
export interface SharedStorage {
  read(key: string): Promise<string | null>;
  /**
   * Replaces the value by `edit` of it and resolves to the new value; `null` means no value. Atomic across tabs. If
   * `edit` throws, rejects with that error and changes nothing.
   */
  change(key: string, edit: (value: string | null) => string | null): Promise<string | null>;
  /** Forgets all values, together with the storage that is cleared beside it. */
  clear(): Promise<void>;
}

/** Random identifiers for idempotency keys, device and trace ids. */
export interface IdentifierSource {
  next(): string;
}

/** Log of the client; never contains personal data. */
export interface Logger {
  warn(message: string, details?: Readonly<Record<string, unknown>>): void;
  error(message: string, details?: Readonly<Record<string, unknown>>): void;
}
