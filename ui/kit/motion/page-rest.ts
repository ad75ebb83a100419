/** Whether the shell has reported its window as inactive; browsers hide the page instead. */
let isUnused = false;
const listeners = new Set<() => void>();

/** Whether nothing needs to move or to be renewed: the page is hidden, or its window is not used. */
export function isPageResting(): boolean {
  return document.hidden || isUnused;
}

/** Calls `listener` whenever the page may have become inactive or active; the returned function stops that. */
export function watchPageRest(listener: () => void): () => void {
  listeners.add(listener);
  document.addEventListener("visibilitychange", listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener("visibilitychange", listener);
  };
}

/** Records whether the shell's window is active. CSS animations pause while it is not. */
export function setPageUsed(isUsed: boolean): void {
  isUnused = !isUsed;
  document.documentElement.toggleAttribute("data-resting", isUnused);
  for (const listener of [...listeners]) listener();
}
