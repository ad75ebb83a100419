import { beforeEach, describe, expect, test, vi } from "vitest";
import { createMemoryKeyValueStorage } from "#adapters/storage/memory-key-value-storage.ts";
import english from "#locales/en-US/common.json" with { type: "json" };
import korean from "#locales/ko-KR/common.json" with { type: "json" };
import { createNoopLogger } from "#tests/support/noop-logger.ts";
import { createTextLibrary } from "#ui/context/text-library.ts";

const network = vi.hoisted(() => ({ losesKorean: true }));
vi.mock("#locales/texts.ts", async (importOriginal) => {
  const texts = await importOriginal<typeof import("#locales/texts.ts")>();
  const loadTexts: typeof texts.loadTexts = async (tag, area) => {
    if (tag === "ko-KR" && network.losesKorean) throw new TypeError("Failed to fetch dynamically imported module");
    return texts.loadTexts(tag, area);
  };
  return { ...texts, loadTexts };
});

beforeEach(() => {
  network.losesKorean = true;
  vi.useFakeTimers({ toFake: ["setTimeout"] });
});

const openDevice = () => ({ tabStorage: createMemoryKeyValueStorage(), logger: createNoopLogger() });

describe("the texts of a page", () => {
  test("are English where there are none of its language, and no bare keys", async () => {
    const texts = createTextLibrary("xx-XX");
    await texts.ensure("xx-XX", ["common"]);
    expect(texts.instance.t("tryAgain", { ns: "common" })).toBe(english.tryAgain);
  });

  test("are English if the file of their language fails to load, and translated once it loads", async () => {
    const texts = createTextLibrary("ko-KR", openDevice());
    const read = () => texts.instance.t("tryAgain", { ns: "common" });
    let isThere = false;
    const ensured = texts.ensure("ko-KR", ["common"]).then(() => {
      isThere = true;
    });
    await vi.waitFor(async () => {
      // The retries of one file, without the timeout of the other.
      await vi.advanceTimersByTimeAsync(1_000);
      expect(isThere).toBe(true);
    });
    await ensured;
    const heard = vi.fn();
    texts.subscribe(heard);
    expect([read(), texts.languageOf("ko-KR", ["common"])]).toEqual([english.tryAgain, "en-US"]);
    network.losesKorean = false;
    await texts.ensure("ko-KR", ["common"]);
    expect([read(), texts.languageOf("ko-KR", ["common"])]).toEqual([korean.tryAgain, "ko-KR"]);
    expect(heard).toHaveBeenCalledOnce();
  });

  test("are said to be in the language of the page until they have come in another one", () => {
    expect(createTextLibrary("ko-KR").languageOf("ko-KR", ["common"])).toBe("ko-KR");
  });
});
