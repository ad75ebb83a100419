import type { Instant } from "../catalogue/game.ts";
import { instantToMs } from "../catalogue/instant-to-ms.ts";
import type { EpochMilliseconds } from "../ports/device.ts";

/** Words that wait to be set. */
export interface QueuedText {
  /** When the words were written that they were made of, as the server has said; `null` where that is not known. */
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
