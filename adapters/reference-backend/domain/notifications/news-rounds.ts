import type { Logger } from "#core/ports/device.ts";
import type { Player } from "../session/sessions.ts";
import type { CollectNews } from "./collect-news.ts";

/** Between the end of a round and the beginning of the next one. */
const PAUSE_MS = 60_000;

/** A page that hears live news of its player. */
export interface NewsListener {
  readonly player: Player;
  /** Tells the page how much is unread, if it knows another number. */
  retell(now: Date): Promise<void>;
}

export interface NewsRounds {
  /** Looks once for everybody who listens now. */
  round(): Promise<void>;
  /** Looks again and again until `stop`. */
  start(): void;
  /** Resolves once no round is under way any more. */
  stop(): Promise<void>;
}

/**
 * What comes to pass by its date alone tells nobody by itself, so rounds look for it in place of the players whose pages
 * are open in this process: a release, a sale and a reward reach the bell without a press. Other players are told when they
 * come. A player who listens to two processes is looked after by both, and told once: news have keys of their own.
 */
export function createNewsRounds(input: {
  readonly listeners: () => readonly NewsListener[];
  readonly collect: CollectNews;
  readonly readNow: () => Promise<Date>;
  readonly logger: Logger;
}): NewsRounds {
  const { collect, logger } = input;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const round = async (): Promise<void> => {
    const listeners = input.listeners();
    if (listeners.length === 0) return;
    const now = await input.readNow();
    const seen = new Set<string>();
    const failures: string[] = [];
    // One after the other: nobody waits for a round, and players who act must not wait because of it.
    for (const listener of listeners) {
      if (isStopped) break;
      const { player } = listener;
      const isFirst = !seen.has(player.accountId);
      seen.add(player.accountId);
      try {
        if (isFirst) await collect(player, now);
        await listener.retell(now);
      } catch (failure) {
        failures.push(String(failure));
      }
    }
    if (failures.length > 0) {
      logger.warn("Not every player could be told what is new", { pages: failures.length, failure: failures[0] });
    }
  };
  const next = () => {
    timer = setTimeout(() => {
      running = round()
        // The database is away: the next round looks again.
        .catch((failure: unknown) => logger.warn("Nobody could be told what is new", { failure: String(failure) }))
        .then(() => {
          if (!isStopped) next();
        });
    }, PAUSE_MS);
  };

  return {
    round,
    start: next,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
