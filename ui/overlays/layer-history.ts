import { entryWithPopups, popupsOfEntry } from "./layer-entries.ts";

/** Entries of the browser's history, one for each open popup, so that Back closes the top one. */
export interface LayerHistory {
  /** Brings the history to so many entries; resolves when it is there. */
  match(openLayers: number): Promise<void>;
}

/** Where Back is at hand: on phones, and where the main pointer is a finger. */
const HAS_BACK = "(max-width: 639px), (pointer: coarse)";

/** Longest time a step back is waited for, in milliseconds; some web views take none. */
const STEP_TIMEOUT_MS = 500;

/**
 * Keeps an entry for each open popup on devices with a Back key or gesture. The entries have the page's own address and are
 * kept from the router: they are no change of location. `goBackTo` is called when the player has gone back to fewer.
 */
export function createLayerHistory(goBackTo: (openLayers: number) => void, browser: Window): LayerHistory {
  const { history, location } = browser;
  let wanted = 0;
  /** Address of the page whose popups the entries stand for. */
  let address = "";
  let arrive: (() => void) | null = null;
  let settled = Promise.resolve();

  browser.addEventListener(
    "popstate",
    (event) => {
      if (arrive !== null) {
        event.stopImmediatePropagation();
        arrive();
        return;
      }
      const popups = popupsOfEntry(event.state);
      // Further back lies another page: the router shows it, and the change of location closes the popups.
      if (popups >= wanted || location.href !== address) return;
      event.stopImmediatePropagation();
      goBackTo(popups);
    },
    true,
  );

  const stepBack = (by: number) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, STEP_TIMEOUT_MS);
    arrive = () => {
      clearTimeout(timer);
      resolve();
    };
    history.go(-by);
    return promise.then(() => {
      arrive = null;
    });
  };
  const step = async () => {
    const popups = popupsOfEntry(history.state);
    if (popups > wanted) await stepBack(popups - wanted);
    if (popups >= wanted || !browser.matchMedia(HAS_BACK).matches) return;
    address = location.href;
    for (let depth = popups + 1; depth <= wanted; depth += 1) {
      // Not by the page's own `pushState`, on which the router listens.
      History.prototype.pushState.call(history, entryWithPopups(history.state, depth), "");
    }
  };

  return {
    match(openLayers) {
      wanted = openLayers;
      settled = settled.then(step);
      return settled;
    },
  };
}
