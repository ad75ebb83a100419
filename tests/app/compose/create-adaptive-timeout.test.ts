import { expect, it, vi } from "vitest";
import { createAdaptiveTimeout } from "#app/compose/create-adaptive-timeout.ts";

it("waits long for the first answer that is late, and briefly for others until the service has had time to recover", async () => {
  vi.useFakeTimers();
  const wait = createAdaptiveTimeout({ maxMs: 3_000, maxWhenSlowMs: 300, isSlowForMs: 10_000 });
  const answerAfter = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve("player"), ms));
  const waited = async (ms: number) => {
    const answer = wait(answerAfter(ms));
    await vi.advanceTimersByTimeAsync(3_000);
    return await answer;
  };
  expect(await waited(2_000)).toBe("player");
  expect(await waited(4_000)).toBeNull();
  expect(await waited(2_000)).toBeNull();
  expect(await waited(200)).toBe("player");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await waited(2_000)).toBe("player");
});
