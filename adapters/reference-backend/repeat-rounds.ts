import type { Logger } from "#core/ports/device.ts";

interface Rounds {
  /** Runs rounds again and again until `stop`, the first one after a pause. */
  start(): void;
  /** Resolves once no round is running. */
  stop(): Promise<void>;
}

/** Periodic work of a process, with a pause between the end of a round and the beginning of the next one. */
export function repeatRounds(input: {
  readonly round: () => Promise<unknown>;
  readonly pauseMs: number;
  /** What is logged if a round fails. */
  readonly failureText: string;
  readonly logger: Logger;
}): Rounds {
  const { round, pauseMs, failureText, logger } = input;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const next = () => {
    timer = setTimeout(() => {
      running = round()
        // The database is away: the next round looks again.
        .catch((failure: unknown) => logger.warn(failureText, { failure: String(failure) }))
        .then(() => {
          if (!isStopped) next();
        });
    }, pauseMs);
  };
  return {
    start: next,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
