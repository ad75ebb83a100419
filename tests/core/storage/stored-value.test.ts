import * as v from "valibot";
import { expect, test } from "vitest";
import { createMemoryKeyValueStorage } from "#adapters/storage/memory-key-value-storage.ts";
import { createPlainSharedStorage } from "#adapters/storage/plain-shared-storage.ts";
import { storedValue } from "#core/storage/stored-value.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const size = storedValue<number | null>("size", v.number(), null);

test("a value is read as it was written, and gone once it is removed", () => {
  const storage = createMemoryKeyValueStorage();
  size.write(storage, 7);
  expect([size.read(storage), storage.read("size")]).toEqual([7, "7"]);
  size.remove(storage);
  expect([size.read(storage), storage.read("size")]).toEqual([null, null]);
});

test("the fallback is read where nothing, no JSON or another value is stored", () => {
  expect([null, "", "{", '"7"', "null", "[7]"].map(size.parse)).toEqual([null, null, null, null, null, null]);
  forAll(fc.string(), (text) => {
    expect(["number", "object"]).toContain(typeof size.parse(text));
  });
});

test("a value of several tabs is changed from its latest state, and removed by null", async () => {
  const storage = createMemoryKeyValueStorage();
  const shared = createPlainSharedStorage(storage);
  const add = () => size.changeShared(shared, (former) => (former ?? 0) + 1);
  await Promise.all([add(), add()]);
  expect(await size.readShared(shared)).toBe(2);
  expect(await size.changeShared(shared, () => null)).toBeNull();
  expect(storage.read("size")).toBeNull();
});

test("a schema that answers later counts as refusing", () => {
  const later = v.pipeAsync(
    v.number(),
    v.checkAsync(async () => true),
  );
  expect(storedValue<number | null>("size", later, null).parse("7")).toBeNull();
});
