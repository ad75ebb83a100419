import type { Instant } from "../catalogue/game.ts";
import { instantToMs } from "../catalogue/instant-to-ms.ts";
import type { EpochMilliseconds } from "../ports/device.ts";
import { POST_INTERVAL_MS } from "./constants.ts";

/** An attempt to post a text that is pending, or whose response was lost. */
export interface PostAttempt {
  /** The same however often these words are sent, so that they are posted once. */
  readonly key: string;
  /** When they were first sent, by the server's clock. */
  readonly sinceMs: EpochMilliseconds;
}

/** Fields of a post that identify its author and time. */
interface MadePost {
  readonly isMine: boolean;
  readonly createdAt: Instant;
}

/** Tolerance for the difference of the device's and the server's clocks; two posts of a player are further apart. */
const CLOCK_ERROR_MS = POST_INTERVAL_MS / 2;

/** Whether a post with the same words can only have come from this try. */
export function isMadeByAttempt({ isMine, createdAt }: MadePost, { sinceMs }: PostAttempt): boolean {
  const madeMs = instantToMs(createdAt);
  return isMine && madeMs !== null && madeMs >= sinceMs - CLOCK_ERROR_MS;
}
