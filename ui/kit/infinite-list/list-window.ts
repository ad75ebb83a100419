/**
 * Distance from the screen within which items are rendered: about one screen, for scrolling and for screen readers
 * that read on.
 */
const NEAR = "1000px 0px";

/** Part of a long list that is rendered while it is near the screen. */
interface WatchedPart {
  /** Updated synchronously: rendering follows later, and by then the value may have changed. */
  readonly isRendered: boolean;
  /** Renders the part, or removes it and keeps its block size in CSS pixels. */
  readonly show: () => void;
  readonly leave: (height: number) => void;
}

export interface ListWindow {
  /** Whether the list has been on the screen: parts added after that are not rendered at once. */
  readonly isOpen: () => boolean;
  /** Watches a part until the returned function is called. */
  readonly watch: (element: Element, part: WatchedPart) => () => void;
}

/** Parts in use are not removed: with the focus, unsent input or an open menu. */
const isInUse = (element: Element) =>
  element.contains(document.activeElement) || element.querySelector("form, [aria-expanded='true']") !== null;

/**
 * Shows the parts of a long list that come near the screen and removes those far from it. One part is shown per frame, the
 * last first: a player who scrolls past the others looks at that one.
 */
export function createListWindow(): ListWindow {
  const parts = new Map<Element, WatchedPart>();
  const coming = new Set<WatchedPart>();
  let observer: IntersectionObserver | null = null;
  let frame = 0;

  function showNext() {
    frame = 0;
    const next = [...coming].at(-1);
    if (next === undefined) return;
    coming.delete(next);
    next.show();
    frame = requestAnimationFrame(showNext);
  }

  function follow(entries: readonly IntersectionObserverEntry[]) {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const part = parts.get(target);
      if (part === undefined) continue;
      coming.delete(part);
      if (isIntersecting === part.isRendered) continue;
      if (isIntersecting) coming.add(part);
      else if (!isInUse(target)) part.leave(boundingClientRect.height);
    }
    if (frame === 0 && coming.size > 0) frame = requestAnimationFrame(showNext);
  }

  return {
    isOpen: () => observer !== null,
    watch(element, part) {
      observer ??= new IntersectionObserver(follow, { rootMargin: NEAR });
      parts.set(element, part);
      observer.observe(element);
      return () => {
        parts.delete(element);
        coming.delete(part);
        observer?.unobserve(element);
      };
    },
  };
}
