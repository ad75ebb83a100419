import type { Click, LogEvent } from "../log-events/build-log-event.ts";
import type { EpochMilliseconds } from "./device.ts";

/** An event as it was logged on this device. */
export interface LoggedClick {
  readonly at: EpochMilliseconds;
  readonly event: LogEvent;
}

/**
 * Sends clicks to the publisher's log collector (Spec §3 and §7), and lists the sent ones for the
 * player.
 */
export interface ClickLog {
  /** Queues a click; a click without type or name is dropped. Returns at once and reports no result. */
  record(click: Click): void;
  /** Clicks logged on this device for the player, or for guests: the latest first, 200 at most. Never rejects. */
  list(): Promise<readonly LoggedClick[]>;
  /** Clears the log of this device; the publisher keeps what it has. Never rejects. */
  forget(): Promise<void>;
}
