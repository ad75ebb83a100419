import { expect, test, vi } from "vitest";
import type { OutboxReport } from "#core/outbox/send-outbox.ts";
import { createSender } from "#ui/features/offline/components/sender.ts";

const report = (againAfterMs: OutboxReport["againAfterMs"]): OutboxReport => ({
  sent: [],
  conflicts: [],
  againAfterMs,
});

/** A sender whose runs end with the delay until the next one, and the number of runs. */
function createRuns(delayAfter: (run: number) => OutboxReport["againAfterMs"]) {
  let runs = 0;
  const run = async () => {
    runs += 1;
    return report(delayAfter(runs));
  };
  return { sender: createSender(run, () => undefined), countRuns: () => runs };
}

test("runs are sequential, and entries added during a run cause one more", async () => {
  const finish: (() => void)[] = [];
  const sender = createSender(
    () => new Promise((done) => finish.push(() => done(report(null)))),
    () => undefined,
  );
  sender.resume();
  sender.resume();
  sender.resume();
  expect(finish).toHaveLength(1);
  finish[0]?.();
  await expect.poll(() => finish.length).toBe(2);
  finish[1]?.();
  sender.stop();
});

test("it continues by itself after the given delay, and not once it was stopped", async () => {
  const { sender, countRuns } = createRuns((run) => (run < 3 ? 1 : null));
  sender.resume();
  await expect.poll(countRuns).toBe(3);
  sender.stop();
  sender.resume();
  expect(countRuns()).toBe(3);
});

test("without an answer it tries again soon, then ever later, half a minute at most, and soon again once it is woken", async () => {
  vi.useFakeTimers();
  const { sender, countRuns } = createRuns(() => "soon");
  sender.resume();
  await vi.advanceTimersByTimeAsync(0);
  for (const [before, waitMs] of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000].entries()) {
    expect(countRuns()).toBe(before + 1);
    await vi.advanceTimersByTimeAsync(waitMs - 1);
    expect(countRuns()).toBe(before + 1);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(countRuns()).toBe(8);
  // The connection is back, and its first answer gets lost.
  sender.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(countRuns()).toBe(9);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(countRuns()).toBe(10);
  sender.stop();
});

test("it does not run on an idle page, and continues when the page is used", async () => {
  vi.useFakeTimers();
  const { sender, countRuns } = createRuns(() => 1_000);
  sender.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(1);
  sender.rest();
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(countRuns()).toBe(1);
  sender.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(countRuns()).toBe(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(countRuns()).toBe(3);
  sender.stop();
});
