import { repeatRounds } from "#adapters/reference-backend/repeat-rounds.ts";
import type { Logger } from "#core/ports/device.ts";
import type { Player } from "../session/sessions.ts";
import type { CollectNews } from "./collect-news.ts";

/** Between the end of a round and the beginning of the next one. */
const PAUSE_MS = 60_000;

/** A page with a live stream for its player. */
export interface NewsListener {
  readonly player: Player;
  /** Sends the unread count if the page has another one. */
  resend(now: Date): Promise<void>;
}

export interface NewsRounds {
  /** Checks once for all connected players. */
  round(): Promise<void>;
  /** Looks again and again until `stop`. */
  start(): void;
  /** Resolves once no round is running. */
  stop(): Promise<void>;
}

/**
 * Events that happen by their date (release, sale, reward) trigger nothing, so each process polls for the players whose
 * pages it holds open. Other players get them on their next visit. A player with streams to two processes is polled by
 * both and notified once, because each notification has a key.
 */
export function createNewsRounds(input: {
  readonly listeners: () => readonly NewsListener[];
  readonly collect: CollectNews;
  readonly readNow: () => Promise<Date>;
  readonly logger: Logger;
}): NewsRounds {
  const { collect, logger } = input;
  let isStopped = false;

  const round = async (): Promise<void> => {
    const listeners = input.listeners();
    if (listeners.length === 0) return;
    const now = await input.readNow();
    const seen = new Set<string>();
    const failures: string[] = [];
    // Sequential: nothing waits for a round, and it must not slow down requests of players.
    for (const listener of listeners) {
      if (isStopped) break;
      const { player } = listener;
      const isFirst = !seen.has(player.accountId);
      seen.add(player.accountId);
      try {
        if (isFirst) await collect(player, now);
        await listener.resend(now);
      } catch (failure) {
        failures.push(String(failure));
      }
    }
    if (failures.length > 0) {
      logger.warn("Some players could not be notified", { pages: failures.length, failure: failures[0] });
    }
  };
  const rounds = repeatRounds({ round, pauseMs: PAUSE_MS, failureText: "No player could be notified", logger });
  return {
    round,
    start: rounds.start,
    stop: () => {
      isStopped = true;
      return rounds.stop();
    },
  };
}
