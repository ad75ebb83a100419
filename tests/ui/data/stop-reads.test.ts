import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { stopReads } from "#ui/data/stop-reads.ts";

const queryKey = ["favorites"];

test("a pending first answer is awaited, so that an optimistic update has data to change", async () => {
  const client = new QueryClient();
  const answer = Promise.withResolvers<string>();
  void client.fetchQuery({ queryKey, queryFn: () => answer.promise });
  const stopped = stopReads(client, { queryKey });
  answer.resolve("the list");
  await stopped;
  expect(client.getQueryData(queryKey)).toBe("the list");
});

test("a first answer that does not arrive blocks nothing", async () => {
  const client = new QueryClient();
  const failing = client.fetchQuery({ queryKey, retry: false, queryFn: () => Promise.reject(new Error("no answer")) });
  await stopReads(client, { queryKey });
  await expect(failing).rejects.toThrow("no answer");
  expect(client.getQueryState(queryKey)?.status).toBe("error");
});

test("a pending later answer does not revert an optimistic update", async () => {
  const client = new QueryClient();
  const answer = Promise.withResolvers<string>();
  client.setQueryData(queryKey, "as it was");
  const late = client.fetchQuery({ queryKey, queryFn: () => answer.promise });
  await stopReads(client, { queryKey });
  client.setQueryData(queryKey, "changed");
  answer.resolve("as it was");
  await late.catch(() => undefined);
  expect(client.getQueryData(queryKey)).toBe("changed");
});
