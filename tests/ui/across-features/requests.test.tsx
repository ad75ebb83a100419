import { QueryObserver } from "@tanstack/react-query";
import { describe, expect, onTestFinished, test } from "vitest";
import { createQueryClient } from "#ui/data/create-query-client.ts";
import { openFaultyStore, openGateways, prepareStore, sendReading } from "../support/faulty-store.tsx";

const TEST_MS = 60_000;

prepareStore(() => openGateways().catalogue.getGame("tl"));

const openStore = (call: "reviews.list" | "catalogue.getGame") =>
  openFaultyStore({ call, user: null, send: sendReading });

describe("the requests of a page", { timeout: TEST_MS }, () => {
  test("is sent once, however many parts of the page show it", async () => {
    const store = openStore("catalogue.getGame");
    await store.visit("/game/tl");
    await store.settle();
    expect(store.mainWords()).toContain("Throne and Liberty");
    expect(store.network.sent).toBe(1);
  });

  test("is given up when the player leaves before it has come", async () => {
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
  });

  test("shows the latest request: an older answer that arrives later replaces nothing", async () => {
    const store = openStore("reviews.list");
    const older = Promise.withResolvers<void>();
    const highest = { asked: 0, answered: 0 };
    store.answer(async (address, init) => {
      if (!address.includes("sort=highest")) return sendReading(address, init);
      highest.asked += 1;
      await older.promise;
      // Ignores the abort signal.
      const answer = await sendReading(address, { ...init, signal: null });
      highest.answered += 1;
      return answer;
    });
    const list = () =>
      store
        .mainWords()
        .match(/The wall held for \d+ nights/g)
        ?.join();
    await store.visit("/game/tl/review?sort=lowest");
    await store.settle();
    const lowestFirst = list();
    expect(lowestFirst).toBeDefined();
    void store.go("/game/tl/review?sort=highest");
    await expect.poll(() => highest.asked).toBe(1);
    await store.go("/game/tl/review?sort=lowest");
    await expect.poll(list).toBe(lowestFirst);
    older.resolve();
    await expect.poll(() => highest.answered).toBe(1);
    await store.settle();
    expect(list()).toBe(lowestFirst);
    // A request at this time gets another list.
    await store.go("/game/tl/review?sort=highest");
    await store.settle();
    expect(list()).not.toBe(lowestFirst);
  });

  test("keeps the newer of two answers to the same request, in any order of arrival", async () => {
    const client = createQueryClient();
    const queryKey = ["favorites"];
    const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    let asked = 0;
    const observer = new QueryObserver(client, { queryKey, queryFn: () => answers[asked++]?.promise ?? "none" });
    client.setQueryData(queryKey, "as it was");
    onTestFinished(observer.subscribe(() => undefined));
    await client.cancelQueries({ queryKey });
    asked = 0;
    const first = client.invalidateQueries({ queryKey });
    const second = client.invalidateQueries({ queryKey });
    expect(asked).toBe(2);
    answers[1]?.resolve("newer");
    await Promise.all([first, second]);
    answers[0]?.resolve("older");
    await answers[0]?.promise;
    await new Promise((go) => setTimeout(go));
    expect(client.getQueryData(queryKey)).toBe("newer");
  });
});
