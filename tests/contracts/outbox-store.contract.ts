import { describe, expect, test } from "vitest";
import { addToOutbox } from "#core/outbox/outbox.ts";
import type { OutboxStore } from "#core/ports/outbox-store.ts";
import { comment, entryOf } from "#tests/core/outbox/entries.ts";

/** Contract of every `OutboxStore`. `create` returns an empty one. */
export function describeOutboxStore(name: string, create: () => OutboxStore | Promise<OutboxStore>): void {
  const keysOf = async (store: OutboxStore) => (await store.list()).map(({ key }) => key);

  describe(name, () => {
    test("is empty at first", async () => {
      expect(await (await create()).list()).toEqual([]);
    });

    test("returns its entries in order", async () => {
      const store = await create();
      const [first, second] = [entryOf("1", comment), entryOf("2", comment)];
      expect(await store.change((outbox) => addToOutbox(outbox, first))).toEqual([first]);
      await store.change((outbox) => addToOutbox(outbox, second));
      expect(await store.list()).toEqual([first, second]);
    });

    test("stays as it is where nothing is to be changed", async () => {
      const store = await create();
      await store.change(() => [entryOf("1", comment)]);
      expect(await store.change(() => null)).toHaveLength(1);
      expect(await keysOf(store)).toEqual(["1"]);
    });

    test("can be emptied", async () => {
      const store = await create();
      await store.change(() => [entryOf("1", comment)]);
      await store.change(() => []);
      expect(await keysOf(store)).toEqual([]);
    });

    test("loses none of many parallel changes", async () => {
      const store = await create();
      const keys = Array.from({ length: 20 }, (_, at) => `${at}`);
      await Promise.all(keys.map((key) => store.change((outbox) => addToOutbox(outbox, entryOf(key, comment)))));
      expect((await keysOf(store)).toSorted()).toEqual(keys.toSorted());
    });

    test("runs one task after the other, also after one that failed", async () => {
      const store = await create();
      const steps: string[] = [];
      const task = (name: string) => async () => {
        steps.push(`${name} begins`);
        await store.list();
        steps.push(`${name} ends`);
        if (name === "b") throw new Error("the page is gone");
      };
      await Promise.allSettled(["a", "b", "c"].map((name) => store.alone(task(name))));
      expect(steps).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
    });
  });
}
