import { nearestInDirection, type Way } from "./nearest-in-direction.ts";

/** Without frames: a document in one would get the gamepad and could not give it back. */
const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [contenteditable="true"], [tabindex]:not([tabindex="-1"]), [role="menuitem"], [role="option"], [role="tab"]';

/** Part of the document that can be focused: the topmost open dialog, or everything. */
function reachOf(document: Document): ParentNode {
  const dialogs = [...document.querySelectorAll<HTMLElement>('dialog[open], [role="dialog"], [role="alertdialog"]')];
  return dialogs.findLast((dialog) => dialog.checkVisibility()) ?? document;
}

function isReachable(element: HTMLElement): boolean {
  if (element.closest("[inert], [aria-hidden='true']") !== null) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** Moves the focus to the next element in a direction; without a focus, to the first element on the screen. */
export function moveFocus(document: Document, way: Way): void {
  const reach = reachOf(document);
  const candidates = [...reach.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
  const current = document.activeElement;
  const isLost = current === null || !candidates.includes(current as HTMLElement);
  const next = isLost
    ? (candidates.find(
        (element) =>
          element.closest("main, dialog, [role='dialog'], [role='alertdialog']") !== null && isOnScreen(element),
      ) ?? candidates.find(isOnScreen))
    : nearestInDirection(
        current.getBoundingClientRect(),
        way,
        candidates.filter((element) => element !== current),
        (element) => element.getBoundingClientRect(),
      );
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function isOnScreen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
