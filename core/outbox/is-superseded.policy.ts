import type { Instant } from "../catalogue/game.ts";
import { instantToMs } from "../catalogue/instant-to-ms.ts";
import type { EpochMilliseconds } from "../ports/device.ts";

/** A queued text. */
export interface QueuedText {
  /** Server time at which the text that it is based on was written; `null` if unknown. */
  readonly basedOn: Instant | null;
  readonly writtenAtMs: EpochMilliseconds;
}

/**
 * Whether the server's text of `updatedAt` differs from the one that a change is based on: by its version, independent
 * of clocks, or if that is unknown, because it was written after the change.
 */
export function isSuperseded({ basedOn, writtenAtMs }: QueuedText, updatedAt: Instant): boolean {
  const updatedAtMs = instantToMs(updatedAt) ?? 0;
  return basedOn === null ? updatedAtMs > writtenAtMs : updatedAtMs !== instantToMs(basedOn);
}
