import type { Instant } from "../catalogue/game.ts";
import { instantToMs } from "../catalogue/instant-to-ms.ts";
import type { EpochMilliseconds } from "../ports/device.ts";
import { POST_INTERVAL_MS } from "./constants.ts";

/** An attempt to post a text that is pending, or whose response was lost. */
export interface PostAttempt {
  /** Idempotency key, the same for every attempt, so that the text is posted once. */
  readonly key: string;
  /** Server time of the first attempt. */
  readonly sinceMs: EpochMilliseconds;
}

/** Fields of a post that identify its author and time. */
interface MadePost {
  readonly isMine: boolean;
  readonly createdAt: Instant;
}

/** Tolerance for the difference of the device's and the server's clocks; two posts of a player are further apart. */
const CLOCK_ERROR_MS = POST_INTERVAL_MS / 2;

/** Whether a post with the same text can only have come from this attempt. */
export function isMadeByAttempt({ isMine, createdAt }: MadePost, { sinceMs }: PostAttempt): boolean {
  const madeMs = instantToMs(createdAt);
  return isMine && madeMs !== null && madeMs >= sinceMs - CLOCK_ERROR_MS;
}
