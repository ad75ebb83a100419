let isCovered = false;
const listeners = new Set<() => void>();

/** Calls `listener` when the first popup has appeared and when the last has gone; the returned function ends that. */
export function watchPageCover(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function setPageCovered(isNowCovered: boolean): void {
  isCovered = isNowCovered;
  for (const listener of [...listeners]) listener();
}

/** Whether a popup covers an element of the page; elements in a popup are not covered. */
export const isElementCovered = (element: Element | null): boolean =>
  isCovered && element !== null && element.closest("[data-window='']") === null;
