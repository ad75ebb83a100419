import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from "react";
import { useStep } from "./page-steps.ts";

interface LatePartProps {
  /** Fetches what `children` are made of: `preload` of a `LazyComponent`. */
  readonly preload: () => Promise<void>;
  /** Placeholder if the server has rendered nothing. */
  readonly fallback: ReactNode;
  /** Must be the same elements in every render: others would replace the server's HTML. */
  readonly children: ReactNode;
}

/** How far below the screen a part is fetched: about half a screen. */
const NEAR = "400px 0px";

/** Wait between two tries to fetch a part that the player is looking at. */
const RETRY_AFTER_MS = 3_000;

/** Rendered inside the lazy boundary: its effect runs once the boundary is hydrated. */
function Alive({ early }: { readonly early: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    // In a new task: the press that caused the hydration is still being dispatched.
    setTimeout(() => early.current?.click());
  }, [early]);
  return null;
}

/**
 * A part below the first view: its code is fetched when the player comes near it, by scrolling or by keyboard. A button that
 * is pressed before it can react is pressed again once it can.
 */
export function LazySection({ preload, fallback, children }: LatePartProps) {
  const place = useRef<HTMLDivElement>(null);
  const early = useRef<HTMLElement>(null);
  const isDue = useStep();

  // React stops clicks on unhydrated content at the document: listen on the window.
  useEffect(() => {
    const element = place.current;
    const remember = ({ target }: Event) => {
      if (!(target instanceof Element) || !element?.contains(target)) return;
      early.current = target.closest<HTMLElement>("button[type=button]");
    };
    const forget = () => {
      early.current = null;
    };
    window.addEventListener("click", remember, { capture: true });
    element?.addEventListener("click", forget, { capture: true });
    return () => {
      window.removeEventListener("click", remember, { capture: true });
      element?.removeEventListener("click", forget, { capture: true });
    };
  }, []);

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchPart = () => {
      observer.disconnect();
      preload().catch(() => {
        timer = setTimeout(fetchPart, RETRY_AFTER_MS);
      });
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) fetchPart();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    element.addEventListener("focusin", fetchPart, { once: true });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      element.removeEventListener("focusin", fetchPart);
    };
  }, [preload]);

  return (
    <div ref={place}>
      {isDue ? (
        <Suspense fallback={fallback}>
          {children}
          <Alive early={early} />
        </Suspense>
      ) : (
        fallback
      )}
    </div>
  );
}
