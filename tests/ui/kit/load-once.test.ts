import { beforeEach, expect, it, vi } from "vitest";
import { isChunkFailure } from "#core/failures/chunk-failure.ts";
import { loadOnce } from "#ui/kit/lazy/load-once.ts";

beforeEach(() => void vi.useFakeTimers());

it("waits 20 seconds for code that hangs, then it counts as code that did not come, and is requested again", async () => {
  const importPart = vi.fn(() => Promise.resolve("part")).mockReturnValueOnce(new Promise(() => undefined));
  const load = loadOnce(importPart);
  const failed = vi.fn();
  load().catch(failed);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isChunkFailure(String(failed.mock.calls[0]?.[0]))).toBe(true);
  expect(await load()).toBe("part");
  expect(vi.getTimerCount()).toBe(0);
});
