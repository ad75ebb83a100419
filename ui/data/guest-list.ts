import * as v from "valibot";
import type { SharedStorage } from "#core/ports/device.ts";
import { storedValue } from "#core/storage/stored-value.ts";
import { readableItems } from "#ui/data/readable-items.ts";

/** A list of a guest, stored on the device until a player signs in. Several tabs may change it at once. */
export interface GuestList<Item> {
  /** The guest's list as shown. */
  read(storage: SharedStorage): Promise<readonly Item[]>;
  /** Replaces the guest's list with the result of `edit`. Rejects with any error that `edit` throws. */
  change(storage: SharedStorage, edit: (items: readonly Item[]) => readonly Item[]): Promise<void>;
  /**
   * Assigns the list to the player who has signed in, and returns it: no guest and no other player sees it again. It
   * stays on the device until `clear`, so that nothing is lost with a lost answer.
   */
  handOver(storage: SharedStorage, userId: string): Promise<readonly Item[]>;
  /** Deletes what was assigned to a player, but not what a tab has added as a guest since then. */
  clear(storage: SharedStorage, userId: string): Promise<void>;
}

interface StoredList<Item> {
  /** The guest's own entries. */
  readonly items: readonly Item[];
  /** Entries that the player's account may already have. */
  readonly handed: { readonly userId: string; readonly items: readonly Item[] } | null;
}

interface ListItems<Item> {
  /** Items that do not match are left out. */
  readonly item: v.GenericSchema<unknown, Item>;
  /** Whether two items are about the same thing; the later one is kept. */
  readonly isSame: (one: Item, other: Item) => boolean;
}

/** Creates the guest list that is stored under `key`. */
export function createGuestList<Item>(key: string, { item, isSame }: ListItems<Item>): GuestList<Item> {
  const items = readableItems(item);
  const schema = v.pipe(
    v.object({
      items,
      handed: v.fallback(v.nullable(v.object({ userId: v.string(), items })), null),
      handedTo: v.fallback(v.optional(v.string()), undefined),
    }),
    // Former versions assigned the whole list, or nothing.
    v.transform(
      ({ handedTo, ...list }): StoredList<Item> =>
        handedTo === undefined ? list : { items: [], handed: { userId: handedTo, items: list.items } },
    ),
  );
  const stored = storedValue<StoredList<Item>>(key, schema, { items: [], handed: null });
  const change = async (storage: SharedStorage, edit: (list: StoredList<Item>) => StoredList<Item>): Promise<void> => {
    await stored.changeShared(storage, (current) => {
      const next = edit(current);
      return next.items.length === 0 && next.handed === null ? null : next;
    });
  };

  const unite = (earlier: readonly Item[], later: readonly Item[]): readonly Item[] => [
    ...earlier.filter((item) => !later.some((other) => isSame(item, other))),
    ...later,
  ];
  return {
    read: async (storage) => (await stored.readShared(storage)).items,
    change: (storage, edit) => change(storage, ({ items: current, handed }) => ({ items: edit(current), handed })),
    async handOver(storage, userId) {
      let taken: readonly Item[] = [];
      await change(storage, ({ items: current, handed }) => {
        taken = unite(handed?.userId === userId ? handed.items : [], current);
        return { items: [], handed: taken.length === 0 ? null : { userId, items: taken } };
      });
      return taken;
    },
    clear: (storage, userId) =>
      change(storage, ({ items: current, handed }) => ({
        items: current,
        handed: handed?.userId === userId ? null : handed,
      })),
  };
}
