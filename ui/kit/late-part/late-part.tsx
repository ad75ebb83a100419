import { type ReactNode, Suspense, useEffect, useRef } from "react";

interface LatePartProps {
  /** Fetches what `children` are made of: `preload` of a `LateComponent`. */
  readonly preload: () => Promise<void>;
  /** Holds the place where the server has rendered nothing. */
  readonly fallback: ReactNode;
  /** The same elements in every render: others would take the place of what the server has rendered. */
  readonly children: ReactNode;
}

/** How far below the screen a part is fetched: about half a screen. */
const NEAR = "400px 0px";

/** Wait between two tries to fetch a part that the player is looking at. */
const RETRY_AFTER_MS = 3_000;

/** A part below the first view: its code is fetched when the player comes near it, by scrolling or by keyboard. */
export function LatePart({ preload, fallback, children }: LatePartProps) {
  const place = useRef<HTMLDivElement>(null);

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
      <Suspense fallback={fallback}>{children}</Suspense>
    </div>
  );
}
