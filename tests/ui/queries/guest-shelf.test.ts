import { expect, test } from "vitest";
import type { KeyValueStorage } from "#core/ports/device.ts";
import { createGuestShelf } from "#ui/queries/guest-shelf.ts";

const shelf = createGuestShelf("words", (raw) => (typeof raw === "string" ? raw : null));

function open(stored = new Map<string, string>()): KeyValueStorage {
  return {
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  };
}

test("what a guest keeps is there again, and gone once it is cleared", () => {
  const storage = open();
  shelf.write(storage, ["one", "two"]);
  expect(shelf.read(storage)).toEqual(["one", "two"]);
  shelf.clear(storage);
  expect(shelf.read(storage)).toEqual([]);
});

test("what is handed to a player stays for them until the server has answered, and is no guest's and nobody else's", () => {
  const storage = open();
  shelf.write(storage, ["one"]);
  expect(shelf.handOver(storage, "mina")).toEqual(["one"]);
  expect(shelf.handOver(storage, "mina")).toEqual(["one"]);
  expect(shelf.read(storage)).toEqual([]);
  expect(shelf.handOver(storage, "yuna")).toEqual([]);
  expect(shelf.handOver(storage, "mina")).toEqual([]);
});

test("a guest after a player begins anew", () => {
  const storage = open();
  shelf.write(storage, ["mina's"]);
  shelf.handOver(storage, "mina");
  shelf.write(storage, ["guest's"]);
  expect(shelf.read(storage)).toEqual(["guest's"]);
  expect(shelf.handOver(storage, "yuna")).toEqual(["guest's"]);
});

test.each(["", "no json", "null", "[]", '{"items":3}', '{"items":[3,"one",null]}'])(
  "%s on the device breaks nothing",
  (text) => {
    const storage = open(new Map([["words", text]]));
    expect(shelf.read(storage)).toEqual(text.includes("one") ? ["one"] : []);
  },
);
