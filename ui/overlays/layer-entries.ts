/** Name in the state of a history entry under which it says how many popups are open. */
const POPUPS = "popups";

/** How many popups were open at an entry of the browser's history; 0 for the entry of a page. */
export function popupsOfEntry(state: unknown): number {
  const popups: unknown = typeof state === "object" && state !== null ? Reflect.get(state, POPUPS) : 0;
  return typeof popups === "number" ? popups : 0;
}

/** State of the entry that stands for the page with so many popups: the page's own, for the router to find its way. */
export function entryWithPopups(state: unknown, popups: number): object {
  return { ...(typeof state === "object" ? state : {}), [POPUPS]: popups };
}

/**
 * Steps over entries of popups that are not open any more, in the direction in which the player goes: they are left behind
 * when a link in a popup leads on. `readPosition` tells the place of the page that the router shows in its history.
 */
export function skipDeadEntries(readOpen: () => number, readPosition: () => number, browser: Window): () => void {
  const skip = (event: PopStateEvent) => {
    const state: unknown = event.state;
    if (popupsOfEntry(state) <= readOpen()) return;
    event.stopImmediatePropagation();
    const position: unknown = Reflect.get(Object(state), "__TSR_index");
    browser.history.go(Number(position) < readPosition() ? -1 : 1);
  };
  // After a reload the page stands at the entry of a popup that nobody has opened.
  const { history } = browser;
  if (popupsOfEntry(history.state) > readOpen()) history.go(-popupsOfEntry(history.state));
  browser.addEventListener("popstate", skip, true);
  return () => browser.removeEventListener("popstate", skip, true);
}
