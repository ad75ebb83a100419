import { expect, test } from "vitest";
import type { OutboxReport } from "#core/outbox/send-outbox.ts";
import { createSender } from "#ui/sections/outbox/sender.ts";

const report = (againAfterMs: number | null): OutboxReport => ({ sent: [], conflicts: [], againAfterMs });

test("one run follows the other, and what comes during a run makes one more", async () => {
  const finish: (() => void)[] = [];
  const sender = createSender(
    () => new Promise((done) => finish.push(() => done(report(null)))),
    () => undefined,
  );
  sender.wake();
  sender.wake();
  sender.wake();
  expect(finish).toHaveLength(1);
  finish[0]?.();
  await expect.poll(() => finish.length).toBe(2);
  finish[1]?.();
  sender.stop();
});

test("it goes on by itself after the wait it was told, and not once it was stopped", async () => {
  let runs = 0;
  const sender = createSender(
    async () => {
      runs += 1;
      return report(runs < 3 ? 1 : null);
    },
    () => undefined,
  );
  sender.wake();
  await expect.poll(() => runs).toBe(3);
  sender.stop();
  sender.wake();
  expect(runs).toBe(3);
});
