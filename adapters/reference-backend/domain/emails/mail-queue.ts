import type { ServerLogger } from "#adapters/logging/pino-logger.ts";
import { type Mail, MailRefused } from "./mail.ts";

/** Pauses before a mail that was not taken is sent again, in milliseconds. */
const PAUSES_MS = [5_000, 60_000, 10 * 60_000];
/** Mails in memory; more are left out, so that a mail server that is away cannot fill it. */
const MAX_WAITING = 1_000;

export interface MailQueue {
  /**
   * Prepares mails and sends them, both after the present work: an answer waits for neither, so its time says nothing
   * about accounts. Failures are logged.
   */
  post(prepare: () => Promise<readonly Mail[]>): void;
  /** Resolves once every mail that was posted has been sent or waits for its next try. */
  settled(): Promise<void>;
  /** Gives up what waits; resolves once nothing runs. */
  stop(): Promise<void>;
}

/** Sends mails in the background. What waits is in memory alone, since mails contain links that are stored nowhere. */
export function createMailQueue(input: {
  readonly deliver: (mail: Mail) => Promise<void>;
  readonly logger: ServerLogger;
  readonly pausesMs?: readonly number[];
}): MailQueue {
  const { deliver, logger, pausesMs = PAUSES_MS } = input;
  const running = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  let isStopped = false;

  const run = (work: () => Promise<void>): void => {
    const done: Promise<void> = work().finally(() => running.delete(done));
    running.add(done);
  };
  const trySending = async (mail: Mail, tries: number): Promise<void> => {
    try {
      await deliver(mail);
    } catch (failure) {
      const pauseMs = failure instanceof MailRefused ? undefined : pausesMs[tries];
      // Messages of mail servers contain addresses.
      const cause = failure instanceof Error ? failure.name : "unknown";
      logger.warn("A mail could not be sent", { cause, tries: tries + 1, isGivenUp: pauseMs === undefined });
      if (pauseMs !== undefined) later(pauseMs, () => trySending(mail, tries + 1));
    }
  };
  const later = (pauseMs: number, work: () => Promise<void>): void => {
    if (isStopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      run(work);
    }, pauseMs);
    // A process that ends does not wait for it.
    timer.unref();
    timers.add(timer);
  };
  const prepareAndSend = async (prepare: () => Promise<readonly Mail[]>): Promise<void> => {
    // The answer to the request goes first.
    await new Promise((resolve) => setImmediate(resolve));
    try {
      for (const mail of await prepare()) await trySending(mail, 0);
    } catch (failure) {
      logger.error("A mail could not be prepared", { cause: failure instanceof Error ? failure.name : "unknown" });
    }
  };

  return {
    post: (prepare) => {
      if (isStopped) return;
      if (running.size + timers.size >= MAX_WAITING) {
        logger.error("A mail was left out, as too many wait", { waiting: MAX_WAITING });
        return;
      }
      run(() => prepareAndSend(prepare));
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
    stop: async () => {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      while (running.size > 0) await Promise.all(running);
    },
  };
}
