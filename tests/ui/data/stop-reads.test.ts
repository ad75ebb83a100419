import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { stopReads } from "#ui/data/stop-reads.ts";

const queryKey = ["favorites"];

test("a first answer on its way is waited for, so that what is changed then has something to stand on", async () => {
  const client = new QueryClient();
  const answer = Promise.withResolvers<string>();
  void client.fetchQuery({ queryKey, queryFn: () => answer.promise });
  const stopped = stopReads(client, { queryKey });
  answer.resolve("the list");
  await stopped;
  expect(client.getQueryData(queryKey)).toBe("the list");
});

test("a first answer that does not come stops nobody", async () => {
  const client = new QueryClient();
  const failing = client.fetchQuery({ queryKey, retry: false, queryFn: () => Promise.reject(new Error("no answer")) });
  await stopReads(client, { queryKey });
  await expect(failing).rejects.toThrow("no answer");
  expect(client.getQueryState(queryKey)?.status).toBe("error");
});

test("a later answer on its way does not bring back what was changed meanwhile", async () => {
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
