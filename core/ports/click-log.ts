import type { Click, LogEvent } from "../log-events/build-log-event.ts";
import type { EpochMilliseconds } from "./device.ts";

/** An event as it was logged on this device. */
export interface LoggedClick {
  readonly at: EpochMilliseconds;
  readonly event: LogEvent;
}

/** Tells the publisher's log collector what is clicked (specification, sections 3 and 7), and the player what was told. */
export interface ClickLog {
  /** Takes a click; one without type or name is dropped. Nobody waits for it, and what becomes of it is never told. */
  record(click: Click): void;
  /** What was logged on this device of whoever is signed in, or of guests: the latest first, 200 at most. Never rejects. */
  list(): Promise<readonly LoggedClick[]>;
  /** Forgets on this device what was logged; the publisher keeps what it has. Never rejects. */
  forget(): Promise<void>;
}
