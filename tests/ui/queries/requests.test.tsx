import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { FIRST_ANSWER_MS, HEIGHT, openFaultyStore, openGateways, sendReading } from "../support/faulty-store.tsx";

const TEST_MS = 60_000;

beforeAll(async () => {
  await page.viewport(1280, HEIGHT);
  await openGateways().catalogue.getGame("tl");
}, FIRST_ANSWER_MS);

function openStore(call: "reviews.list" | "catalogue.getGame") {
  const store = openFaultyStore({ call, user: null, send: sendReading });
  onTestFinished(store.close);
  return store;
}

describe("what a page asks for", () => {
  test(
    "is asked for once, however many parts of the page show it",
    async () => {
      const store = openStore("catalogue.getGame");
      await store.visit("/game/tl");
      await store.settle();
      expect(store.mainWords()).toContain("Throne and Liberty");
      expect(store.network.sent).toBe(1);
    },
    TEST_MS,
  );

  test(
    "is given up when the player leaves before it has come",
    async () => {
      const store = openStore("reviews.list");
      const signals: (AbortSignal | null | undefined)[] = [];
      store.answer((_, { signal }) => {
        signals.push(signal);
        return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
      });
      await store.visit("/game/tl/review");
      await expect.poll(() => signals.length).toBe(1);
      expect(signals[0]?.aborted).toBe(false);
      await store.go("/notice");
      await expect.poll(() => signals[0]?.aborted).toBe(true);
      await store.settle();
      expect(store.messages()).toEqual([]);
      expect(store.bugs).toEqual([]);
    },
    TEST_MS,
  );
});
