import { expect, test, vi } from "vitest";
import { whenIdle } from "#ui/kit/lazy/when-idle.ts";

test("deferred work runs when the page is idle", async () => {
  const call = vi.fn();
  whenIdle(call);
  expect(call).not.toHaveBeenCalled();
  await expect.poll(() => call).toHaveBeenCalledOnce();
});

test("a page that never has a quiet moment does it all the same", () => {
  const waits: (number | undefined)[] = [];
  vi.stubGlobal("requestIdleCallback", (_: IdleRequestCallback, options?: IdleRequestOptions) => {
    waits.push(options?.timeout);
    return 0;
  });
  whenIdle(() => undefined);
  expect(waits).toEqual([2_000]);
});

test("a browser without idle callbacks runs it next", async () => {
  const original = window.requestIdleCallback;
  Reflect.deleteProperty(window, "requestIdleCallback");
  try {
    const call = vi.fn();
    whenIdle(call);
    await expect.poll(() => call).toHaveBeenCalledOnce();
  } finally {
    window.requestIdleCallback = original;
  }
});
