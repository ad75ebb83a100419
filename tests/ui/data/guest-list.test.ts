import * as v from "valibot";
import { expect, test } from "vitest";
import { createPlainSharedStorage } from "#adapters/storage/plain-shared-storage.ts";
import type { KeyValueStorage } from "#core/ports/device.ts";
import { createGuestList } from "#ui/data/guest-list.ts";

const list = createGuestList<string>("words", {
  item: v.string(),
  isSame: (one, other) => one === other,
});

function open(stored = new Map<string, string>()) {
  const storage: KeyValueStorage = {
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  };
  return createPlainSharedStorage(storage);
}
const add = (storage: ReturnType<typeof open>, ...words: string[]) =>
  list.change(storage, (items) => [...items, ...words]);

test("a guest's list is stored, and deleted once it is empty", async () => {
  const stored = new Map<string, string>();
  const storage = open(stored);
  await add(storage, "one", "two");
  expect(await list.read(storage)).toEqual(["one", "two"]);
  await list.change(storage, () => []);
  expect(await list.read(storage)).toEqual([]);
  expect(stored.size).toBe(0);
});

test("a list claimed by a player stays until the server has answered, and belongs to no other player or guest", async () => {
  const storage = open();
  await add(storage, "one");
  expect(await list.handOver(storage, "mina")).toEqual(["one"]);
  expect(await list.handOver(storage, "mina")).toEqual(["one"]);
  expect(await list.read(storage)).toEqual([]);
  expect(await list.handOver(storage, "yuna")).toEqual([]);
  expect(await list.handOver(storage, "mina")).toEqual([]);
});

test("an entry that another tab adds as a guest during a claim is neither lost nor deleted with it", async () => {
  const storage = open();
  await add(storage, "one");
  expect(await list.handOver(storage, "mina")).toEqual(["one"]);
  await add(storage, "two");
  await list.clear(storage, "mina");
  expect(await list.read(storage)).toEqual(["two"]);
  expect(await list.handOver(storage, "mina")).toEqual(["two"]);
  // The answer was lost, and a guest's tab has added the same again and more.
  await add(storage, "two", "three");
  expect(await list.handOver(storage, "mina")).toEqual(["two", "three"]);
});

test("a guest after a player begins again", async () => {
  const storage = open();
  await add(storage, "mina's");
  await list.handOver(storage, "mina");
  await add(storage, "guest's");
  expect(await list.read(storage)).toEqual(["guest's"]);
  expect(await list.handOver(storage, "yuna")).toEqual(["guest's"]);
});

test("an addition that is refused changes nothing, and says why", async () => {
  const storage = open();
  await add(storage, "one");
  const refuse = () => {
    throw new Error("full");
  };
  await expect(list.change(storage, refuse)).rejects.toThrow("full");
  expect(await list.read(storage)).toEqual(["one"]);
});

test("a list stored by an earlier version is read, a guest's as a claimed one", async () => {
  const guest = open(new Map([["words", '{"items":["one"],"handedTo":null}']]));
  expect(await list.read(guest)).toEqual(["one"]);
  const player = open(new Map([["words", '{"items":["one"],"handedTo":"mina"}']]));
  expect(await list.read(player)).toEqual([]);
  expect(await list.handOver(player, "mina")).toEqual(["one"]);
});

test.each(["", "no json", "null", "[]", '{"items":3}', '{"items":[3,"one",null]}', '{"items":[],"handed":7}'])(
  "%s on the device breaks nothing",
  async (text) => {
    const storage = open(new Map([["words", text]]));
    expect(await list.read(storage)).toEqual(text.includes("one") ? ["one"] : []);
  },
);
