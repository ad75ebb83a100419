import type { KeyValueStorage } from "#core/ports/device.ts";
import { KEPT_PLACE_KEY } from "#core/session/constants.ts";
import { isPlaceWorthKeeping, type KeptPlace, type PageMark, parseKeptPlace } from "#core/session/kept-place.ts";

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

/** Names that authors gave; those that React gives are others after a reload. */
const LASTING_ID = /^[a-z][a-z-]*$/;
const GIVEN_NAME = /^_r_/;

const MOST_WORDS = 80;

/** Parts of a page come to life one after the other: how long they are waited for, and how often is looked, in milliseconds. */
const LONGEST_WAIT_MS = 15_000;
const LOOK_AGAIN_MS = 250;
/** How long a press is given to show before the next one: what it opens may have to be fetched. */
const PRESS_AGAIN_MS = 2_000;

/** What the player is doing on the page right now. */
export function readPlace(): KeptPlace {
  const { activeElement, body } = document;
  const openers = [...document.querySelectorAll<HTMLElement>("[data-opener]")];
  const hasFocus = activeElement !== null && activeElement !== body && activeElement.closest("[role=dialog]") === null;
  return {
    address: location.href,
    forms: [...document.querySelectorAll<HTMLElement>("[data-opened]")].map(({ dataset }) => dataset.opened ?? ""),
    openers: openers.filter(({ dataset }) => OPENED_BY_A_PRESS.has(dataset.opener)).map(markOf),
    focus: hasFocus ? { ...markOf(activeElement), selection: selectionOf(activeElement) } : null,
  };
}

/** Keeps it for the page that is about to be loaded anew at the same address. */
export function keepPlace(tabStorage: KeyValueStorage, place: KeptPlace): void {
  if (isPlaceWorthKeeping(place)) tabStorage.write(KEPT_PLACE_KEY, JSON.stringify(place));
}

/** Gives back, once, what the player was doing before the page was loaded anew. Whoever does something meanwhile is left alone. */
export async function returnToPlace(tabStorage: KeyValueStorage): Promise<void> {
  const place = parseKeptPlace(tabStorage.read(KEPT_PLACE_KEY), location.href);
  tabStorage.remove(KEPT_PLACE_KEY);
  if (place === null) return;
  const end = new AbortController();
  const { signal } = end;
  const leaveAlone = ({ isTrusted }: Event) => isTrusted && end.abort();
  for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, leaveAlone, { capture: true, signal });
  setTimeout(() => end.abort(), LONGEST_WAIT_MS);
  const until = async (isDone: () => boolean) => {
    while (!signal.aborted && !isDone()) await new Promise((go) => setTimeout(go, LOOK_AGAIN_MS));
  };

  for (const name of place.forms.map(CSS.escape)) {
    await until(pressing(() => document.querySelector(`[data-opens="${name}"]`), `[data-opened="${name}"]`));
  }
  const { focus } = place;
  if (focus !== null) await until(() => hasTakenFocus(focus));
  for (const opener of place.openers) await until(pressing(() => findMarked(opener), "[data-opener]"));
}

/** Presses a button until what it opens is there, which it tells. */
function pressing(find: () => HTMLElement | null, opened: string): () => boolean {
  const before = document.querySelectorAll(opened).length;
  let pressedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (document.querySelectorAll(opened).length > before) return true;
    if (performance.now() - pressedAt < PRESS_AGAIN_MS) return false;
    const button = find();
    if (button === null) return false;
    pressedAt = performance.now();
    button.focus({ preventScroll: true });
    button.click();
    return false;
  };
}

function hasTakenFocus(focus: NonNullable<KeptPlace["focus"]>): boolean {
  const element = findMarked(focus);
  if (element === null) return false;
  element.focus({ preventScroll: true });
  if (focus.selection !== null && isTextField(element)) element.setSelectionRange(...focus.selection);
  return document.activeElement === element;
}

const isTextField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function selectionOf(element: Element): readonly [number, number] | null {
  if (!isTextField(element) || element.selectionStart === null || element.selectionEnd === null) return null;
  return [element.selectionStart, element.selectionEnd];
}

const markOf = (element: Element): PageMark => ({
  path: fieldPath(element) ?? pathTo(element),
  words: wordsOf(element),
});

/** What was marked, in the document as it is now; `null` if it is not there, or something else is in its place. */
function findMarked({ path, words }: PageMark): HTMLElement | null {
  try {
    const found = document.querySelector(path);
    return found instanceof HTMLElement && wordsOf(found) === words ? found : null;
  } catch {
    return null;
  }
}

/** What an element says of itself, and not what was typed into it. */
function wordsOf(element: Element): string {
  const name = isTextField(element) ? element.name : null;
  const words = element.getAttribute("aria-label") ?? name ?? element.textContent;
  return GIVEN_NAME.test(words) ? "" : words.trim().slice(0, MOST_WORDS);
}

/** A field of a form that is opened again: what stands beside it may differ, for the form says that it has kept a draft. */
function fieldPath(element: Element): string | null {
  const form = element.closest<HTMLElement>("[data-opened]");
  if (form === null || !element.matches("input, textarea, select")) return null;
  const type = element.getAttribute("type");
  const value = type === "radio" || type === "checkbox" ? element.getAttribute("value") : null;
  const attributes = Object.entries({ type, value }).map(([name, is]) =>
    is === null ? "" : `[${name}="${CSS.escape(is)}"]`,
  );
  return `[data-opened="${form.dataset.opened}"] ${element.localName}${attributes.join("")}`;
}

function pathTo(element: Element): string {
  const steps: string[] = [];
  let at: Element | null = element;
  while (at !== null && at !== document.documentElement) {
    if (LASTING_ID.test(at.id)) return [`#${at.id}`, ...steps].join(">");
    steps.unshift(stepTo(at));
    at = at.parentElement;
  }
  return steps.join(">");
}

function stepTo(element: Element): string {
  const name = element.localName;
  const sisters = [...(element.parentElement?.children ?? [])].filter(({ localName }) => localName === name);
  return `${name}:nth-of-type(${sisters.indexOf(element) + 1})`;
}
