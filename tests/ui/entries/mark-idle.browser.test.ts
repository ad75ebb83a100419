import { QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { markIdle } from "#app/entries/mark-idle.ts";
import { loadOnce } from "#ui/kit/lazy/load-once.ts";

test("a page is marked as idle once neither code of a late part nor an answer is awaited", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void delete document.documentElement.dataset.idle);
  const client = new QueryClient();
  const code = Promise.withResolvers<string>();
  const answer = Promise.withResolvers<string>();
  void loadOnce(() => code.promise)();
  void client.prefetchQuery({ queryKey: ["orders"], queryFn: () => answer.promise });
  markIdle(client);
  const isIdleLater = async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    return document.documentElement.dataset.idle !== undefined;
  };
  expect(await isIdleLater()).toBe(false);
  code.resolve("code");
  expect(await isIdleLater()).toBe(false);
  answer.resolve("orders");
  expect(await isIdleLater()).toBe(true);
});
