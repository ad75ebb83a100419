import * as v from "valibot";
import type { KeyValueStorage } from "#core/ports/device.ts";
import { type StoredSchema, storedValue } from "#core/storage/stored-value.ts";

/** Most drafts of one form that the device keeps at the same time; with more, the last one is overwritten. */
const MAX_DRAFTS = 8;

const TAB_COPY = v.object({ key: v.string(), text: v.string() });

export interface DraftStores {
  readonly storage: KeyValueStorage;
  readonly tabStorage: KeyValueStorage;
}

/** Storages of tabs whose player has signed out. */
const closed = new WeakSet<KeyValueStorage>();

/** Stores no drafts of this tab any more, until its page is shown again: its player has signed out. */
export function closeDrafts(tabStorage: KeyValueStorage): void {
  closed.add(tabStorage);
  window.addEventListener("pageshow", () => closed.delete(tabStorage), { once: true });
}

/** Whether drafts of this tab are stored. */
export const areDraftsOpen = (tabStorage: KeyValueStorage): boolean => !closed.has(tabStorage);

/**
 * A draft on the device that belongs to one tab. A tab without one continues a draft that is there; where another tab has
 * stored other words meanwhile, each has a draft of its own, and none overwrites or removes that of another.
 */
export interface TabDraft<Draft> {
  /** The tab's draft, or one that it continues from now on. */
  read(): Draft | null;
  write(draft: Draft): void;
  /** Removes the tab's draft and leaves what other tabs have written. */
  remove(): void;
  /** Removes the drafts that `isIt` names, in whichever tabs they were written. */
  removeWhere(isIt: (draft: Draft) => boolean): void;
  /** Drafts of the same form that are not this tab's. */
  others(): readonly Draft[];
}

/** The draft under `key`. The tab's storage holds where the tab has stored its draft, and the words. */
export function tabDraft<Draft>(
  { storage, tabStorage }: DraftStores,
  key: string,
  schema: StoredSchema<Draft>,
): TabDraft<Draft> {
  const { parse } = storedValue<Draft | null>(key, schema, null);
  const tabCopy = storedValue<v.InferOutput<typeof TAB_COPY> | null>(key, TAB_COPY, null);
  const keys = Array.from({ length: MAX_DRAFTS }, (_, at) => (at === 0 ? key : `${key}~${at + 1}`));
  const isFree = (at: string) => parse(storage.read(at)) === null;
  /** The key that holds nothing but what this tab has stored; another one where there is none yet. */
  const ownKey = (): string => {
    const own = tabCopy.read(tabStorage);
    if (own !== null && (isFree(own.key) || storage.read(own.key) === own.text)) return own.key;
    return keys.find(isFree) ?? keys.at(-1) ?? key;
  };
  const store = (at: string, text: string) => {
    if (!areDraftsOpen(tabStorage)) return;
    storage.write(at, text);
    tabCopy.write(tabStorage, { key: at, text });
  };
  return {
    read() {
      const own = tabCopy.read(tabStorage);
      // A draft that is gone has been sent or discarded in another tab.
      if (own !== null && !isFree(own.key)) {
        store(ownKey(), own.text);
        return parse(own.text);
      }
      const begun = keys.find((at) => !isFree(at));
      const text = begun === undefined ? null : storage.read(begun);
      if (begun === undefined || text === null) return null;
      tabCopy.write(tabStorage, { key: begun, text });
      return parse(text);
    },
    write: (draft) => store(ownKey(), JSON.stringify(draft)),
    remove() {
      const own = tabCopy.read(tabStorage);
      if (own !== null && storage.read(own.key) === own.text) storage.remove(own.key);
      tabCopy.remove(tabStorage);
    },
    removeWhere(isIt) {
      for (const at of keys) {
        const text = storage.read(at);
        const draft = parse(text);
        if (draft === null || !isIt(draft)) continue;
        storage.remove(at);
        if (tabCopy.read(tabStorage)?.text === text) tabCopy.remove(tabStorage);
      }
    },
    others() {
      const own = tabCopy.read(tabStorage);
      return keys.flatMap((at) => (at === own?.key ? [] : (parse(storage.read(at)) ?? [])));
    },
  };
}
