import { expect, test } from "vitest";
import { createBrowserKeyValueStorage } from "#adapters/storage/browser-key-value-storage.ts";
import { buildBrowserStorage } from "#tests/support/browser-storage.ts";

test("a value that no longer fits does not come back in its old form with the next page", () => {
  const storage = buildBrowserStorage(10);
  const page = createBrowserKeyValueStorage(() => storage);
  page.write("draft", "old");

  page.write("draft", "much longer");

  expect(page.read("draft")).toBe("much longer");
  expect(createBrowserKeyValueStorage(() => storage).read("draft")).toBeNull();
});

test("a value that fits again is stored again", () => {
  const storage = buildBrowserStorage(10);
  const page = createBrowserKeyValueStorage(() => storage);
  page.write("draft", "much longer");

  page.write("draft", "new");

  expect(createBrowserKeyValueStorage(() => storage).read("draft")).toBe("new");
});

test("later writes of another page are visible", () => {
  const storage = buildBrowserStorage();
  const page = createBrowserKeyValueStorage(() => storage);
  page.write("locale", "ko-KR");

  storage.setItem("locale", "ja-JP");

  expect(page.read("locale")).toBe("ja-JP");
});
