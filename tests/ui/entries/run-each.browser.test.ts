import { expect, onTestFinished, test } from "vitest";
import { runEach } from "#app/entries/run-each.ts";

test("a task that fails at the start is reported, and all others run in their order", () => {
  const reported: unknown[] = [];
  const hear = (event: ErrorEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    reported.push(event.error);
  };
  addEventListener("error", hear, true);
  onTestFinished(() => removeEventListener("error", hear, true));
  const failure = new Error("broken");
  const done: string[] = [];
  runEach([
    () => done.push("first"),
    () => {
      throw failure;
    },
    () => done.push("last"),
  ]);
  expect(done).toEqual(["first", "last"]);
  expect(reported).toEqual([failure]);
});
