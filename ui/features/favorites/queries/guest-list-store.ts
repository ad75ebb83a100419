import { parseJson } from "#core/links/parse-json.ts";
import type { SharedStorage } from "#core/ports/device.ts";

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
  /** Gives `null` for what it cannot read, which is left out. */
  readonly readItem: (raw: unknown) => Item | null;
  /** Whether two items are about the same thing; the later one counts. */
  readonly isSame: (one: Item, other: Item) => boolean;
}

/** Keeps a list under `key`. */
export function createGuestShelf<Item>(key: string, { readItem, isSame }: ShelfItems<Item>): GuestListStore<Item> {
  const itemsOf = (raw: unknown): readonly Item[] =>
    Array.isArray(raw) ? raw.flatMap((item) => readItem(item) ?? []) : [];

  const parse = (text: string | null): Shelf<Item> => {
    const parsed = parseJson(text ?? "");
    const { items, handed, handedTo } = Object(parsed.ok ? parsed.value : null);
    // As versions before have written it: all of it is handed over, or nothing.
    if (typeof handedTo === "string") return { items: [], handed: { userId: handedTo, items: itemsOf(items) } };
    const userId: unknown = Object(handed).userId;
    return {
      items: itemsOf(items),
      handed: typeof userId === "string" ? { userId, items: itemsOf(Object(handed).items) } : null,
    };
  };
  const write = ({ items, handed }: Shelf<Item>): string | null =>
    items.length === 0 && handed === null ? null : JSON.stringify({ items, handed });

  const unite = (earlier: readonly Item[], later: readonly Item[]): readonly Item[] => [
    ...earlier.filter((item) => !later.some((other) => isSame(item, other))),
    ...later,
  ];
  return {
    read: async (storage) => parse(await storage.read(key)).items,
    async change(storage, edit) {
      await storage.change(key, (text) => {
        const { items, handed } = parse(text);
        return write({ items: edit(items), handed });
      });
    },
    async handOver(storage, userId) {
      let taken: readonly Item[] = [];
      await storage.change(key, (text) => {
        const { items, handed } = parse(text);
        taken = unite(handed?.userId === userId ? handed.items : [], items);
        return write({ items: [], handed: taken.length === 0 ? null : { userId, items: taken } });
      });
      return taken;
    },
    async clear(storage, userId) {
      await storage.change(key, (text) => {
        const { items, handed } = parse(text);
        return write({ items, handed: handed?.userId === userId ? null : handed });
      });
    },
  };
}
