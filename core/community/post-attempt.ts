import type { Instant } from "../catalogue/game.ts";
import { instantToMs } from "../catalogue/instant-to-ms.ts";
import type { EpochMilliseconds } from "../ports/device.ts";
import { POST_INTERVAL_MS } from "./constants.ts";

/** A try to post certain words that is under way, or whose answer was lost. */
export interface PostAttempt {
  /** The same however often these words are sent, so that they are posted once. */
  readonly key: string;
  /** When they were first sent, by the server's clock. */
  readonly sinceMs: EpochMilliseconds;
}

/** What of a post says whose it is and when it was made. */
interface MadePost {
  readonly isMine: boolean;
  readonly createdAt: Instant;
}

/** How far the device may be wrong about the server's clock; between two posts of a player there is more. */
const CLOCK_ERROR_MS = POST_INTERVAL_MS / 2;

/** Whether a post with the same words can only have come from this try. */
export function isMadeByAttempt({ isMine, createdAt }: MadePost, { sinceMs }: PostAttempt): boolean {
  const madeMs = instantToMs(createdAt);
  return isMine && madeMs !== null && madeMs >= sinceMs - CLOCK_ERROR_MS;
}

/** Parses a stored attempt; `null` if it is invalid. */
export function readPostAttempt(kept: unknown): PostAttempt | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { key, sinceMs } = kept as Partial<Record<keyof PostAttempt, unknown>>;
  return typeof key === "string" && key !== "" && typeof sinceMs === "number" ? { key, sinceMs } : null;
}
