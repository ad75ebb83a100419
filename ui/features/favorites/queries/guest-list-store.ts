import * as v from "valibot";
import type { SharedStorage } from "#core/ports/device.ts";
import { storedValue } from "#core/storage/stored-value.ts";
import { readableItems } from "#ui/data/readable-items.ts";

/** A list that a guest keeps on the device until a player takes it over at login; several tabs may change it at once. */
export interface GuestListStore<Item> {
  /** What the guest sees. */
  read(storage: SharedStorage): Promise<readonly Item[]>;
  /** Replaces the guest's list with the result of `edit`. Rejects with any error that `edit` throws. */
  change(storage: SharedStorage, edit: (items: readonly Item[]) => readonly Item[]): Promise<void>;
  /**
   * What a player who has signed in takes over; it stays on the device until `clear`, so that an answer that is lost costs
   * nothing. From now on it is this player's: no guest and no other player sees it again.
   */
  handOver(storage: SharedStorage, userId: string): Promise<readonly Item[]>;
  /** Forgets what was handed to a player. What a tab has added as a guest since then stays. */
  clear(storage: SharedStorage, userId: string): Promise<void>;
}

interface Shelf<Item> {
  /** What is a guest's. */
  readonly items: readonly Item[];
  /** What a player's account may have already. */
  readonly handed: { readonly userId: string; readonly items: readonly Item[] } | null;
}

interface ShelfItems<Item> {
  /** Items that it refuses are left out. */
  readonly item: v.GenericSchema<unknown, Item>;
  /** Whether two items are about the same thing; the later one counts. */
  readonly isSame: (one: Item, other: Item) => boolean;
}

/** Keeps a list under `key`. */
export function createGuestShelf<Item>(key: string, { item, isSame }: ShelfItems<Item>): GuestListStore<Item> {
  const items = readableItems(item);
  const schema = v.pipe(
    v.object({
      items,
      handed: v.fallback(v.nullable(v.object({ userId: v.string(), items })), null),
      handedTo: v.fallback(v.optional(v.string()), undefined),
    }),
    // Former versions handed over all of it, or nothing.
    v.transform(
      ({ handedTo, ...shelf }): Shelf<Item> =>
        handedTo === undefined ? shelf : { items: [], handed: { userId: handedTo, items: shelf.items } },
    ),
  );
  const shelf = storedValue<Shelf<Item>>(key, schema, { items: [], handed: null });
  const change = async (storage: SharedStorage, edit: (shelf: Shelf<Item>) => Shelf<Item>): Promise<void> => {
    await shelf.changeShared(storage, (current) => {
      const next = edit(current);
      return next.items.length === 0 && next.handed === null ? null : next;
    });
  };

  const unite = (earlier: readonly Item[], later: readonly Item[]): readonly Item[] => [
    ...earlier.filter((item) => !later.some((other) => isSame(item, other))),
    ...later,
  ];
  return {
    read: async (storage) => (await shelf.readShared(storage)).items,
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
