import type { PageMark } from "#core/session/kept-place.ts";

/** Names that authors gave; those that React gives are others after a reload. */
const LASTING_ID = /^[a-z][a-z0-9-]*$/;
const GIVEN_NAME = /^_r_/;

const MAX_WORDS = 80;

/**
 * Popups from the lowest to the highest, without those on their way out. The panel of a player's bell is none: it stands in the
 * document while it is closed, too.
 */
export const openPopups = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(":is([role=dialog], [role=alertdialog]):not([data-closed], [popover])"),
];

export const isTextField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** React has taken it over: what is typed or pressed before that, it may not hear. */
export const isAlive = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith("__reactProps"));

export const markOf = (element: Element, root: Element): PageMark => ({
  path: fieldPath(element) ?? pathTo(element, root),
  words: wordsOf(element),
});

/** What was marked, in the document as it is now; `null` if it is not there, or something else is in its place. */
export function findMarked({ path, words }: PageMark, root: Element): HTMLElement | null {
  try {
    const found = root.querySelector(path);
    return found instanceof HTMLElement && wordsOf(found) === words ? found : null;
  } catch {
    return null;
  }
}

/** What an element says of itself, and not what was typed into it. */
export function wordsOf(element: Element): string {
  const name = isTextField(element) ? element.name : null;
  const words = element.getAttribute("aria-label") ?? name ?? element.textContent;
  return GIVEN_NAME.test(words) ? "" : shorten(words);
}

export const shorten = (words: string): string => words.trim().slice(0, MAX_WORDS);

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
