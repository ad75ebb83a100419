import type { PageMark } from "#core/session/page-snapshot.ts";

/** Names that authors gave; those that React gives are others after a reload. */
const LASTING_ID = /^[a-z][a-z0-9-]*$/;
const GIVEN_NAME = /^_r_/;

const MAX_WORDS = 80;

/**
 * Open popups from the lowest to the highest, without those in their exit animation. The notification panel is
 * excluded, because it stays in the document while it is closed.
 */
export const openPopups = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(":is([role=dialog], [role=alertdialog]):not([data-closed], [popover])"),
];

export const isTextField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * Whether events reach the element. React stops those to a part that is not hydrated, or hydrates it at once if its
 * code has loaded. The event of the check does not bubble and changes nothing.
 */
export function isAlive(element: Element): boolean {
  let isReached = false;
  const hear = () => {
    isReached = true;
  };
  element.addEventListener("input", hear);
  element.dispatchEvent(new Event("input"));
  element.removeEventListener("input", hear);
  return isReached;
}

export const markOf = (element: Element, root: Element): PageMark => ({
  path: fieldPath(element) ?? pathTo(element, root),
  words: wordsOf(element),
});

/** Finds a marked element in the current document; `null` if it is missing or another element has its path. */
export function findMarked({ path, words }: PageMark, root: Element): HTMLElement | null {
  try {
    const found = root.querySelector(path);
    return found instanceof HTMLElement && wordsOf(found) === words ? found : null;
  } catch {
    return null;
  }
}

/** Label of an element, without text that a player typed into it. */
export function wordsOf(element: Element): string {
  const name = isTextField(element) ? element.name : null;
  const words = element.getAttribute("aria-label") ?? name ?? element.textContent;
  return GIVEN_NAME.test(words) ? "" : shorten(words);
}

export const shorten = (words: string): string => words.trim().slice(0, MAX_WORDS);

/**
 * Path of a field in a form that is reopened. The elements beside it may differ, because the form shows a note about
 * its draft.
 */
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

function pathTo(element: Element, root: Element): string {
  const steps: string[] = [];
  let at: Element | null = element;
  while (at !== null && at !== root) {
    if (LASTING_ID.test(at.id)) return [`#${at.id}`, ...steps].join(">");
    steps.unshift(stepTo(at));
    at = at.parentElement;
  }
  return [":scope", ...steps].join(">");
}

function stepTo(element: Element): string {
  const name = element.localName;
  const sisters = [...(element.parentElement?.children ?? [])].filter(({ localName }) => localName === name);
  return `${name}:nth-of-type(${sisters.indexOf(element) + 1})`;
}
