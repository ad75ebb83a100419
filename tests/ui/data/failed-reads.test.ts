import { expect, test } from "vitest";
import { failedReadsOf } from "#ui/data/failed-reads.ts";

test("a retry repeats the failed reads alone, of which one with an earlier answer is none", () => {
  const repeated: string[] = [];
  const read = (name: string, isError: boolean, data?: object) =>
    ({ isError, data, refetch: () => void repeated.push(name) }) as unknown as Parameters<typeof failedReadsOf>[0];
  const [fine, known, failed] = [read("fine", false, []), read("known", true, []), read("failed", true)];
  expect(failedReadsOf(fine, known).hasFailed).toBe(false);
  expect(failedReadsOf(fine, known, failed).hasFailed).toBe(true);
  failedReadsOf(fine, known, failed).retry();
  expect(repeated).toEqual(["failed"]);
});
