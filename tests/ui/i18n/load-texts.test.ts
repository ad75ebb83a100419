import { beforeEach, expect, test, vi } from "vitest";
import { createMemoryKeyValueStorage } from "#adapters/storage/memory-key-value-storage.ts";
import { loadTexts } from "#ui/context/load-texts.ts";

const TEXTS = { hello: "안녕하세요" };

beforeEach(() => void vi.useFakeTimers());

/** A device whose network loses the first `lost` requests; records requests and log lines. */
function openDevice(lost: number) {
  const tabStorage = createMemoryKeyValueStorage();
  const logged: string[] = [];
  const askedAt: number[] = [];
  const startedAt = Date.now();
  const load = async () => {
    askedAt.push(Date.now() - startedAt);
    if (askedAt.length <= lost) throw new TypeError("Failed to fetch");
    return TEXTS;
  };
  const logger = { warn: () => undefined, error: (message: string) => void logged.push(message) };
  const ask = async () => {
    const asked = loadTexts("ko-KR", "common", { tabStorage, logger }, load).catch(() => "failed");
    await vi.runAllTimersAsync();
    return asked;
  };
  return { ask, askedAt, logged, readFlag: () => tabStorage.read("translation-failed:ko-KR") };
}

test("a language that failed to load is requested again with growing delays, and loaded in the end", async () => {
  const { ask, askedAt, logged, readFlag } = openDevice(5);
  expect(await ask()).toBe(TEXTS);
  expect(askedAt).toEqual([0, 350, 1_050, 2_450, 5_250, 10_850]);
  expect(logged).toEqual([]);
  expect(readFlag()).toBeNull();
});

test("one that fails six times is reported, and later requests do not wait that long until it has loaded", async () => {
  const { ask, askedAt, logged, readFlag } = openDevice(7);
  expect(await ask()).toBe("failed");
  expect(askedAt).toHaveLength(6);
  expect(logged).toEqual(["texts could not be loaded"]);
  expect(readFlag()).toBe("1");
  expect(await ask()).toBe("failed");
  expect(askedAt).toHaveLength(7);
  expect(await ask()).toBe(TEXTS);
  expect(readFlag()).toBeNull();
});

test("where there is no device, as on the server, there is one try", async () => {
  const load = vi.fn(() => Promise.reject(new Error("no file")));
  await expect(loadTexts("ko-KR", "common", null, load)).rejects.toThrow("no file");
  expect(load).toHaveBeenCalledTimes(1);
});
