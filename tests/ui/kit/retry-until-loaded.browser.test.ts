import { beforeEach, describe, expect, test, vi } from "vitest";
import { loadOnce } from "#ui/kit/lazy/load-once.ts";
import { ATTEMPTS_AFTER_RETURN, RETRY_DELAY_MS, retryUntilLoaded } from "#ui/kit/lazy/retry-until-loaded.ts";

const offline = () => Promise.reject(new Error("offline"));
const comeOnline = () => dispatchEvent(new Event("online"));

beforeEach(() => void vi.useFakeTimers());

describe("code that fails to load", () => {
  test("is loaded again when the connection is back, and used once", async () => {
    const load = vi.fn<() => Promise<string>>(offline);
    const onLoaded = vi.fn();
    retryUntilLoaded(load, { onLoaded });
    await vi.advanceTimersByTimeAsync(RETRY_DELAY_MS);
    expect(load).toHaveBeenCalledTimes(1);
    comeOnline();
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(2);
    load.mockResolvedValue("code");
    comeOnline();
    await vi.advanceTimersByTimeAsync(0);
    comeOnline();
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(3);
    expect(onLoaded.mock.calls).toEqual([["code"]]);
  });

  test("is loaded again after a delay where the player is waiting for it, not more often", async () => {
    const load = vi.fn(offline);
    const { stop } = retryUntilLoaded(load, { retryDelayMs: RETRY_DELAY_MS });
    await vi.advanceTimersByTimeAsync(RETRY_DELAY_MS - 1);
    expect(load).toHaveBeenCalledTimes(1);
    comeOnline();
    await vi.advanceTimersByTimeAsync(RETRY_DELAY_MS - 1);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(3);
    stop();
    comeOnline();
    await vi.advanceTimersByTimeAsync(RETRY_DELAY_MS);
    expect(load).toHaveBeenCalledTimes(3);
  });

  test("is loaded again a few times if requests fail although the connection is said to be back", async () => {
    const load = vi.fn(offline);
    const onGivenUp = vi.fn();
    retryUntilLoaded(load, { onGivenUp });
    await vi.advanceTimersByTimeAsync(0);
    expect(onGivenUp).toHaveBeenCalledTimes(1);
    comeOnline();
    await vi.advanceTimersByTimeAsync((ATTEMPTS_AFTER_RETURN - 1) * RETRY_DELAY_MS - 1);
    expect(onGivenUp).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(1 + ATTEMPTS_AFTER_RETURN);
    expect(onGivenUp).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(10 * RETRY_DELAY_MS);
    expect(load).toHaveBeenCalledTimes(1 + ATTEMPTS_AFTER_RETURN);
  });

  test("is loaded again at once if the connection came back during an attempt", async () => {
    const first = Promise.withResolvers<string>();
    const load = vi.fn(() => Promise.resolve("code")).mockReturnValueOnce(first.promise);
    const onLoaded = vi.fn();
    retryUntilLoaded(load, { onLoaded });
    comeOnline();
    first.reject(new Error("offline"));
    await vi.advanceTimersByTimeAsync(0);
    expect(onLoaded.mock.calls).toEqual([["code"]]);
  });

  test("is not used after it is no longer wanted", async () => {
    const onLoaded = vi.fn();
    retryUntilLoaded(() => Promise.resolve("code"), { onLoaded }).stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(onLoaded).not.toHaveBeenCalled();
  });

  test("is requested once by all who need it, and again after a failure", async () => {
    const load = vi.fn<() => Promise<string>>(offline);
    const loadShared = loadOnce(load);
    await expect(Promise.all([loadShared(), loadShared()])).rejects.toThrow("offline");
    expect(load).toHaveBeenCalledTimes(1);
    load.mockResolvedValue("code");
    expect(await Promise.all([loadShared(), loadShared()])).toEqual(["code", "code"]);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
