import { expect, test, vi } from "vitest";
import { createMemoryKeyValueStorage } from "#adapters/storage/memory-key-value-storage.ts";
import { noteCodeFailure } from "#app/entries/note-code-failure.ts";

test("a bug in code of a part is reported as an error of the page, and a lost file is not", () => {
  const report = vi.spyOn(window, "reportError").mockImplementation(() => undefined);
  const bug = new TypeError("styles is undefined");
  noteCodeFailure(new Error("no style sheet /assets/idle.css"), "part", createMemoryKeyValueStorage());
  expect(report).not.toHaveBeenCalled();
  noteCodeFailure(bug, "part", createMemoryKeyValueStorage());
  expect(report).toHaveBeenCalledExactlyOnceWith(bug);
});
