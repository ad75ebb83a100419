import { type RefObject, useEffect, useState } from "react";
import { isElementCovered, watchPageCover } from "./page-cover.ts";
import { isPageResting, watchPageRest } from "./page-rest.ts";

/** Reason why an animation should pause. */
interface Stillness {
  /** The player wishes for less motion; `null` until the page is hydrated. */
  readonly isLessMotion: boolean | null;
  /** The page is hidden, a popup lies over the element, or too little of it is on the screen. */
  readonly isUnseen: boolean;
}

/** Part of an element that is on the screen while it counts as seen. */
const SEEN_PART = 0.2;

/** Watches what keeps an element still. */
export function useStillness(element: RefObject<Element | null>): Stillness {
  const [isLessMotion, setLessMotion] = useState<boolean | null>(null);
  const [isHidden, setHidden] = useState(false);
  const [isOffline, setAway] = useState(false);

  useEffect(() => {
    const lessMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
    const update = () => {
      setLessMotion(lessMotion.matches);
      setHidden(isPageResting() || isElementCovered(element.current));
    };
    update();
    lessMotion.addEventListener("change", update);
    const stopWatching = watchPageRest(update);
    const stopWatchingCover = watchPageCover(update);
    return () => {
      lessMotion.removeEventListener("change", update);
      stopWatching();
      stopWatchingCover();
    };
  }, [element]);

  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => setAway((entries.at(-1)?.intersectionRatio ?? 1) < SEEN_PART),
      { threshold: SEEN_PART },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return { isLessMotion, isUnseen: isHidden || isOffline };
}
