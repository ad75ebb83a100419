import { describe, expect, test } from "vitest";
import type { SharedStorage } from "#core/ports/device.ts";

const wordsOf = (text: string | null): string[] => JSON.parse(text ?? "[]");

/** Adds a word to a list, as a tab does. */
export const addWord = (storage: SharedStorage, key: string, word: string) =>
  storage.change(key, (text) => JSON.stringify([...wordsOf(text), word]));

export const readWords = async (storage: SharedStorage, key: string) => wordsOf(await storage.read(key));

/** Contract of every `SharedStorage`. `create` returns an empty one. */
export function describeSharedStorage(name: string, create: () => SharedStorage | Promise<SharedStorage>): void {
  describe(name, () => {
    test("has nothing under a key that was never written", async () => {
      expect(await (await create()).read("list")).toBeNull();
    });

    test("returns the result of a change, or no value if it is null", async () => {
      const storage = await create();
      expect(await storage.change("list", () => "one")).toBe("one");
      expect(await storage.change("list", (value) => `${value}, two`)).toBe("one, two");
      expect(await storage.read("list")).toBe("one, two");
      expect(await storage.read("other")).toBeNull();
      expect(await storage.change("list", () => null)).toBeNull();
      expect(await storage.read("list")).toBeNull();
    });

    test("loses none of many parallel changes", async () => {
      const storage = await create();
      const words = Array.from({ length: 30 }, (_, at) => `word ${at}`);
      await Promise.all(words.map((word) => addWord(storage, "list", word)));
      expect((await readWords(storage, "list")).toSorted()).toEqual(words.toSorted());
    });

    test("changes nothing where a change is refused, and says why", async () => {
      const storage = await create();
      await addWord(storage, "list", "one");
      const refuse = () => {
        throw new Error("the list is full");
      };
      await expect(storage.change("list", refuse)).rejects.toThrow("the list is full");
      expect(await readWords(storage, "list")).toEqual(["one"]);
    });
  });
}
