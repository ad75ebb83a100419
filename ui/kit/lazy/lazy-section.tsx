import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { useEarlyPress } from "./early-press.tsx";
import { MAX_FAILURES, SectionPreload } from "./lazy-with-preload.tsx";
import { useStep } from "./page-steps.ts";
import { retryUntilLoaded } from "./retry-until-loaded.ts";

interface LazySectionProps {
  /** `preload` of the `LazyComponent` among `children`. */
  readonly preload: () => Promise<void>;
  /** Placeholder if the server has rendered nothing. */
  readonly fallback: ReactNode;
  /** Must be the same elements in every render: others would replace the server's HTML. */
  readonly children: ReactNode;
}

/** Distance from the screen at which a section is loaded: about half a screen. */
const LOAD_MARGIN = "400px 0px";

/**
 * A section below the first view: its code is loaded when the player comes near it, by scrolling or by keyboard. A button
 * that is pressed before it can react is pressed again once it can.
 */
export function LazySection({ preload, fallback, children }: LazySectionProps) {
  const container = useRef<HTMLDivElement>(null);
  const pressAgain = useEarlyPress(container);
  const isDue = useStep();

  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    let retries: ReturnType<typeof retryUntilLoaded> | undefined;
    const load = () => {
      observer.disconnect();
      retries ??= retryUntilLoaded(preload, { attempts: MAX_FAILURES.show });
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load();
      },
      { rootMargin: LOAD_MARGIN },
    );
    observer.observe(element);
    element.addEventListener("focusin", load, { once: true });
    return () => {
      observer.disconnect();
      retries?.stop();
      element.removeEventListener("focusin", load);
    };
  }, [preload]);

  return (
    <div ref={container}>
      {isDue ? (
        <Suspense fallback={fallback}>
          <SectionPreload value={preload}>{children}</SectionPreload>
          {pressAgain}
        </Suspense>
      ) : (
        fallback
      )}
    </div>
  );
}
