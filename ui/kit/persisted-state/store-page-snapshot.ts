import type { KeyValueStorage } from "#core/ports/device.ts";
import { isSnapshotWorthStoring, limitSnapshotValues, type SnapshotFocus } from "#core/session/page-snapshot.ts";
import { readPersistedValues, storedPageSnapshot } from "./persisted-state.ts";

interface StoreOptions {
  /** Address that the tab comes back to; the present one if absent. */
  readonly address?: string;
  readonly focus?: SnapshotFocus | null;
}

/** Stores the state of the page for that player, or for a guest, before the tab leaves or reloads the page. */
export function storePageSnapshot(
  tabStorage: KeyValueStorage,
  player: string | null,
  { address = location.href, focus = readPageFocus() }: StoreOptions = {},
): void {
  const scroll = Math.round(document.scrollingElement?.scrollTop ?? 0);
  const state = { address, player, values: limitSnapshotValues(readPersistedValues()), scroll, focus };
  if (isSnapshotWorthStoring(state)) storedPageSnapshot.write(tabStorage, state);
}

/** React generates the names of some fields, which are others after a reload. */
const GENERATED_NAME = /^_r_/;

/** The focused field, if it has a name. */
export function readPageFocus(): SnapshotFocus | null {
  const { activeElement } = document;
  const field = activeElement?.getAttribute("name") ?? "";
  if (activeElement === null || field === "" || GENERATED_NAME.test(field)) return null;
  const form = activeElement.closest("form")?.getAttribute("name") ?? null;
  return { form, field, selection: selectionOf(activeElement) };
}

export const isTextField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Fields whose caret would tell how long a secret is. */
const SECRETS = /password|one-time-code/;

function selectionOf(element: Element): SnapshotFocus["selection"] {
  if (!isTextField(element) || SECRETS.test(element.autocomplete)) return null;
  if (element.selectionStart === null || element.selectionEnd === null) return null;
  return [element.selectionStart, element.selectionEnd];
}
