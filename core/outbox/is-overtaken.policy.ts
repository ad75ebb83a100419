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
 * Whether the server's words, of `updatedAt`, are others than those that a change was made of: by their version, whatever the clocks
 * say, or, where that is not known, since they were written later than the change.
 */
export function isSuperseded({ basedOn, writtenAtMs }: QueuedText, updatedAt: Instant): boolean {
  const updatedAtMs = instantToMs(updatedAt) ?? 0;
  return basedOn === null ? updatedAtMs > writtenAtMs : updatedAtMs !== instantToMs(basedOn);
}
