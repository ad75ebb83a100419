import type { KeyValueStorage } from "#core/ports/device.ts";
import {
  isSnapshotOf,
  isSnapshotWorthStoring,
  type PageSnapshot,
  type SnapshotForm,
  type SnapshotOpener,
} from "#core/session/page-snapshot.ts";
import { givePartBack, pagePart, pressNow, readPart, type Until } from "./kept-part.ts";
import { findMarked, isAlive, isTextField, markOf, openPopups, shorten, wordsOf } from "./page-marks.ts";
import { storedPageSnapshot } from "./stored-place.ts";

/** Popups that a player opens by a press that does nothing else: the same press opens them again. */
const OPENED_BY_A_PRESS: ReadonlySet<string | undefined> = new Set([
  "achievement",
  "all-reviews",
  "game-board",
  "register-review",
  "report",
  "send-gift",
  "service-info",
  "share",
  "store-select",
  "viewer",
]);

/** Sections of a page hydrate one after the other: maximum wait and interval of the checks, in milliseconds. */
const MAX_WAIT_MS = 30_000;
const LOOK_AGAIN_MS = 250;

/** By these a player takes the page over. */
const OWN_DOING = ["pointerdown", "keydown", "wheel"] as const;

/** Takes a snapshot of the page for the player with that id, or for a guest. */
export function readPageSnapshot(player: string | null = null): PageSnapshot {
  const openers = reopenable();
  const popups = openPopups().slice(0, openers.length);
  return {
    address: location.href,
    player,
    forms: [...document.querySelectorAll<HTMLElement>("[data-opened]")].map(({ dataset }) => ({
      name: dataset.opened ?? "",
      entry: dataset.openedBy ?? null,
    })),
    openers: openers.map((opener, at) => openerOf(opener, popups[at - 1])),
    parts: [pagePart, ...popups.map((_, at) => popupPart(at))].map(readPart),
    focus: readFocus(popups),
  };
}

/** Whether something is open, all of it can be opened again, and nothing of it is being sent. */
export function canReopenAll(): boolean {
  const popups = openPopups();
  const isWhole = popups.length > 0 && popups.length === reopenable().length;
  return isWhole && popups.every((popup) => popup.querySelector("button[aria-busy=true]") === null);
}

/** Keeps it for the page that is about to be loaded again at the same address. */
export function storePageSnapshot(tabStorage: KeyValueStorage, place: PageSnapshot): void {
  if (isSnapshotWorthStoring(place)) storedPageSnapshot.write(tabStorage, place);
}

/**
 * Restores the snapshot once after a reload. It stops if the player starts to interact, and never restores another
 * player's snapshot.
 */
export async function restorePageSnapshot(tabStorage: KeyValueStorage, player: string | null = null): Promise<void> {
  const place = storedPageSnapshot.read(tabStorage);
  storedPageSnapshot.remove(tabStorage);
  if (place === null || place.address !== location.href || !isSnapshotOf(place, player)) return;
  const end = new AbortController();
  const { signal } = end;
  const leaveAlone = ({ isTrusted }: Event) => isTrusted && end.abort();
  for (const sign of OWN_DOING) addEventListener(sign, leaveAlone, { capture: true, passive: true, signal });
  setTimeout(() => end.abort(), MAX_WAIT_MS);
  const until: Until = async (isDone, patience = MAX_WAIT_MS) => {
    const endsAt = performance.now() + patience;
    while (!signal.aborted && !isDone() && performance.now() < endsAt) {
      await new Promise((go) => setTimeout(go, LOOK_AGAIN_MS));
    }
  };

  const { forms, openers, focus, parts } = place;
  const [page, ...popups] = parts;
  const openForms = async () => {
    for (const form of forms) await until(openingForm(form));
  };
  const areInReach = () => forms.every(({ name }) => document.querySelector(selectorOfForm(name)) !== null);
  if (page !== undefined) await givePartBack(pagePart, page, until, openForms, areInReach);
  if (focus?.part === 0) await until(() => hasTakenFocus(focus));
  for (const [at, opener] of openers.entries()) {
    await until(openingPopup(opener, at));
    const popup = popups[at];
    if (popup !== undefined) await givePartBack(popupPart(at), popup, until);
  }
  if (focus !== null && focus.part > 0) await until(() => hasTakenFocus(focus));
  end.abort();
}

/** Openers of the open popups, up to the first popup that a press alone cannot reopen. */
function reopenable(): readonly HTMLElement[] {
  const openers = [...document.querySelectorAll<HTMLElement>("[data-opener]")];
  const end = openers.findIndex((opener) => opener === document.body || !OPENED_BY_A_PRESS.has(opener.dataset.opener));
  return end === -1 ? openers : openers.slice(0, end);
}

function popupPart(at: number) {
  const root = () => openPopups()[at] ?? null;
  return { root, scroller: root };
}

/** `below` is the popup that may contain the opener. */
function openerOf(opener: HTMLElement, below: HTMLElement | undefined): SnapshotOpener {
  const { entry } = opener.dataset;
  const root = below?.contains(opener) ? below : document.body;
  return { ...markOf(opener, root), entry: entry === undefined ? null : shorten(entry) };
}

/** Selector of a form, of the element that opens it, or of an element that contains the button that opens it. */
const selectorOfForm = (name: string) => `:is([data-opened="${CSS.escape(name)}"], [data-opens="${CSS.escape(name)}"])`;

function openingForm({ name, entry }: SnapshotForm): () => boolean {
  const mayPress = pressNow();
  return () => {
    const places = [...document.querySelectorAll<HTMLElement>(selectorOfForm(name))];
    if (places.some(({ dataset }) => dataset.opened !== undefined)) return true;
    const [place = null] = places;
    press(place?.querySelector("button") ?? place, entry, mayPress);
    return false;
  };
}

function openingPopup(opener: SnapshotOpener, below: number): () => boolean {
  const mayPress = pressNow();
  return () => {
    if (openPopups().length > below) return true;
    // Repeats a press without effect: that part of the page may not be hydrated yet.
    const popup = openPopups()[below - 1];
    const inPopup = popup === undefined ? null : findMarked(opener, popup);
    press(inPopup ?? findMarked(opener, document.body), opener.entry, mayPress);
    return false;
  };
}

/** Presses a button, or the entry of its menu, which is there at the next look. */
function press(button: HTMLElement | null, entry: string | null, mayPress: () => boolean): void {
  // Before hydration, a link that opens a popup would navigate to its address.
  if (button === null || (button instanceof HTMLAnchorElement && !isAlive(button))) return;
  if (entry === null) {
    if (!mayPress()) return;
    button.focus({ preventScroll: true });
    button.click();
    return;
  }
  const entries = [...(button.parentElement?.querySelectorAll<HTMLElement>("[role^=menuitem]") ?? [])];
  const wanted = entries.find((one) => wordsOf(one) === entry);
  if (wanted !== undefined) wanted.click();
  else if (button.ariaExpanded !== "true" && mayPress()) button.click();
}

function readFocus(popups: readonly HTMLElement[]): PageSnapshot["focus"] {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return null;
  const part = popups.findIndex((popup) => popup.contains(activeElement)) + 1;
  const root = popups[part - 1] ?? body;
  if (part === 0 && activeElement.closest("[role=dialog], [role=alertdialog]") !== null) return null;
  return { ...markOf(activeElement, root), part, selection: selectionOf(activeElement) };
}

function hasTakenFocus(focus: NonNullable<PageSnapshot["focus"]>): boolean {
  const root = focus.part === 0 ? document.body : openPopups()[focus.part - 1];
  const element = root === undefined ? null : findMarked(focus, root);
  if (element === null) return false;
  element.focus({ preventScroll: true });
  if (focus.selection !== null && isTextField(element)) element.setSelectionRange(...focus.selection);
  return document.activeElement === element;
}

function selectionOf(element: Element): readonly [number, number] | null {
  if (!isTextField(element) || element.selectionStart === null || element.selectionEnd === null) return null;
  return [element.selectionStart, element.selectionEnd];
}
