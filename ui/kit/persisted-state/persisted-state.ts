import * as v from "valibot";
import type { KeyValueStorage } from "#core/ports/device.ts";
import { PAGE_SNAPSHOT_KEY } from "#core/session/constants.ts";
import { isSnapshotOf, isSnapshotWorthStoring, type PageSnapshot } from "#core/session/page-snapshot.ts";
import { checkedValue, type StoredSchema, storedValue } from "#core/storage/stored-value.ts";

/** State of a page that a tab keeps over a reload. */
export const storedPageSnapshot = storedValue<PageSnapshot | null>(
  PAGE_SNAPSHOT_KEY,
  v.object({
    address: v.string(),
    player: v.nullable(v.string()),
    values: v.record(v.string(), v.unknown()),
    scroll: v.fallback(v.pipe(v.number(), v.minValue(0)), 0),
    focus: v.fallback(
      v.nullable(
        v.object({
          form: v.nullable(v.string()),
          field: v.string(),
          selection: v.fallback(v.nullable(v.tuple([v.number(), v.number()])), null),
        }),
      ),
      null,
    ),
  }),
  null,
);

/** How long state is restored after the page has loaded, in milliseconds: its parts load one after the other. */
const MAX_RESTORE_MS = 30_000;

/** The player takes over the page with one of these. */
const INTERACTION_EVENTS = ["pointerdown", "keydown", "wheel"] as const;

/** Functions that read the present values; `undefined` for nothing to store. */
const readers = new Map<string, () => unknown>();
/** Called when there are further values to take. */
const listeners = new Set<() => void>();

interface Restored extends Pick<PageSnapshot, "scroll" | "focus"> {
  /** Values that no part of the page has taken yet. */
  readonly values: Map<string, unknown>;
  /** Aborted once the player uses the page, or after `MAX_RESTORE_MS`. */
  readonly controller: AbortController;
}

/** Values that a history entry stores, and their owner; see `PageSnapshot`. */
type EntryValues = Pick<PageSnapshot, "player" | "values">;

let restored: Restored | null = null;

/** Stores what `read` returns at the time of a reload. Returns a function that ends it. */
export function registerPersistedState(name: string, read: () => unknown): () => void {
  readers.set(name, read);
  return () => {
    if (readers.get(name) === read) readers.delete(name);
  };
}

/** Present values by name, of those whose names begin with `prefix`. */
export const readPersistedValues = (prefix = ""): PageSnapshot["values"] =>
  Object.fromEntries(
    [...readers]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, read]) => [name, read()])
      .filter(([, value]) => value !== undefined),
  );

/**
 * Takes the stored state out of the tab for the parts of this page, and the values of its history entry. Called once for a
 * document, before hydration.
 */
export function loadPageSnapshot(
  tabStorage: KeyValueStorage,
  player: string | null,
  entry: EntryValues = { player, values: {} },
): void {
  const stored = storedPageSnapshot.read(tabStorage);
  storedPageSnapshot.remove(tabStorage);
  const state = stored?.address === location.href && isSnapshotOf(stored, player) ? stored : null;
  const values = { ...(isSnapshotOf(entry, player) && entry.values), ...state?.values };
  restore(values, state?.scroll, state?.focus);
}

/** Restores what the page lacks of a history entry to which the player has gone, in place of all that was restored before. */
export function restorePersistedValues(entry: EntryValues, player: string | null): void {
  const missing = Object.entries(entry.values).filter(([name]) => !readers.has(name));
  restore(isSnapshotOf(entry, player) ? Object.fromEntries(missing) : {});
  for (const listener of [...listeners]) listener();
}

/** Calls `listener` if there is a value of that name to take, now and each time. Returns a function that ends it. */
export function watchPersistedValue(name: string, listener: () => void): () => void {
  const look = () => {
    if (restored?.values.has(name)) listener();
  };
  look();
  listeners.add(look);
  return () => listeners.delete(look);
}

/** Whether a value whose name begins with `prefix` may still be taken. */
export const isPersistedValueAwaited = (prefix: string): boolean =>
  [...(restoredState()?.values.keys() ?? [])].some((name) => name.startsWith(prefix));

function restore(values: PageSnapshot["values"], scroll = 0, focus: PageSnapshot["focus"] = null): void {
  restored?.controller.abort();
  restored = null;
  if (!isSnapshotWorthStoring({ values, scroll, focus })) return;
  const controller = new AbortController();
  const { signal } = controller;
  for (const type of INTERACTION_EVENTS) {
    addEventListener(type, ({ isTrusted }) => isTrusted && controller.abort(), {
      capture: true,
      passive: true,
      signal,
    });
  }
  const started: Restored = { values: new Map(Object.entries(values)), scroll, focus, controller };
  restored = started;
  setTimeout(() => {
    controller.abort();
    started.values.clear();
  }, MAX_RESTORE_MS);
}

/** Takes the stored value of that name, once; `null` if there is none, or the schema refuses it. */
export function takePersistedState<Value>(name: string, schema: StoredSchema<Value>): Value | null {
  if (restored === null || !restored.values.has(name)) return null;
  const value = checkedValue(schema, restored.values.get(name));
  restored.values.delete(name);
  return value;
}

/** Whether popups, focus and scroll position may still be restored. */
export const isRestoring = (): boolean => restored !== null && !restored.controller.signal.aborted;

/** State that is restored now; `null` if there is none, or the player already uses the page. */
export const restoredState = (): Restored | null => (isRestoring() ? restored : null);
