import { parseJson } from "#core/links/parse-json.ts";
import type { KeyValueStorage } from "#core/ports/device.ts";

/** A list that a guest keeps on the device until a player takes it over at login. */
export interface GuestShelf<Item> {
  /** What the guest sees. */
  read(storage: KeyValueStorage): readonly Item[];
  write(storage: KeyValueStorage, items: readonly Item[]): void;
  /**
   * What a player who has signed in takes over; it stays on the device until `clear`, so that an answer that is lost costs
   * nothing. From now on it is this player's: no guest and no other player sees it again.
   */
  handOver(storage: KeyValueStorage, userId: string): readonly Item[];
  clear(storage: KeyValueStorage): void;
}

interface Shelf<Item> {
  readonly items: readonly Item[];
  /** Player whose account the items may be part of already; `null` as long as they are a guest's. */
  readonly handedTo: string | null;
}

/** Keeps a list under `key`; `readItem` gives `null` for what it cannot read, which is left out. */
export function createGuestShelf<Item>(key: string, readItem: (raw: unknown) => Item | null): GuestShelf<Item> {
  const open = (storage: KeyValueStorage): Shelf<Item> => {
    const parsed = parseJson(storage.read(key) ?? "");
    const raw = (parsed.ok ? parsed.value : null) as Partial<Shelf<unknown>> | null;
    if (typeof raw !== "object" || raw === null || !Array.isArray(raw.items)) return { items: [], handedTo: null };
    return {
      items: raw.items.flatMap((item) => readItem(item) ?? []),
      handedTo: typeof raw.handedTo === "string" ? raw.handedTo : null,
    };
  };
  const close = (storage: KeyValueStorage, shelf: Shelf<Item>) => {
    if (shelf.items.length === 0) storage.remove(key);
    else storage.write(key, JSON.stringify(shelf));
  };
  return {
    read(storage) {
      const { items, handedTo } = open(storage);
      return handedTo === null ? items : [];
    },
    write: (storage, items) => close(storage, { items, handedTo: null }),
    handOver(storage, userId) {
      const { items, handedTo } = open(storage);
      const isAnothers = handedTo !== null && handedTo !== userId;
      const taken = isAnothers ? [] : items;
      close(storage, { items: taken, handedTo: userId });
      return taken;
    },
    clear: (storage) => storage.remove(key),
  };
}
