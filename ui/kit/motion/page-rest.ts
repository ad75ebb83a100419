/** Whether the shell has told that its window is not used; a browser tells by hiding the page. */
let isUnused = false;
const listeners = new Set<() => void>();

/** Whether nothing needs to move or to be renewed: the page is hidden, or its window is not used. */
export function isPageResting(): boolean {
  return document.hidden || isUnused;
}

/** Calls `listener` whenever the page may have begun to rest or ended it; the returned function ends that. */
export function watchPageRest(listener: () => void): () => void {
  listeners.add(listener);
  document.addEventListener("visibilitychange", listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener("visibilitychange", listener);
  };
}

/** Takes in what the shell tells: whether its window is used. Animations of styles stand still meanwhile. */
export function setPageUsed(isUsed: boolean): void {
  isUnused = !isUsed;
  document.documentElement.toggleAttribute("data-resting", isUnused);
  for (const listener of [...listeners]) listener();
}
