import { outboxRetryMs } from "#core/outbox/outbox-retry-ms.ts";
import type { OutboxReport } from "#core/outbox/send-outbox.ts";

/** The code that sends could not be fetched, or the browser took its lock away. */
const NOT_SENT: OutboxReport = { sent: [], conflicts: [], againAfterMs: "soon" };

export interface Sender {
  /** Something may be ready to be sent. */
  readonly resume: () => void;
  /** Pauses sending until `resume`. */
  readonly rest: () => void;
  readonly stop: () => void;
}

/**
 * Sends whenever it is woken, one run after the other, and again after the wait that the last run has named: ever later where no
 * answer comes, and soon again once it is woken, as by a connection that is back.
 */
export function createSender(send: () => Promise<OutboxReport>, onReport: (report: OutboxReport) => void): Sender {
  let isRunning = false;
  let isWanted = false;
  let isStopped = false;
  let isResting = false;
  let unanswered = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = async (): Promise<void> => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted && !isStopped) {
      isWanted = false;
      const report = await send().catch(() => NOT_SENT);
      if (isStopped) return;
      onReport(report);
      clearTimeout(timer);
      const { againAfterMs } = report;
      unanswered = againAfterMs === "soon" ? unanswered + 1 : 0;
      if (againAfterMs !== null && !isResting)
        timer = setTimeout(run, againAfterMs === "soon" ? outboxRetryMs(unanswered) : againAfterMs);
    }
    isRunning = false;
  };
  return {
    resume: () => {
      isResting = false;
      unanswered = 0;
      void run();
    },
    rest: () => {
      isResting = true;
      clearTimeout(timer);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
