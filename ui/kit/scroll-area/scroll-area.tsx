import { css } from "@linaria/core";
import { type ReactNode, useEffect, useRef } from "react";

interface ScrollAreaProps {
  readonly label: string;
  readonly children: ReactNode;
  /** CSS length; the height of its place by default. */
  readonly height?: string;
  readonly maxHeight?: string;
}

const area = css`
  @layer kit {
    position: relative;
    display: grid;
    min-block-size: 0;
    min-inline-size: 0;
    block-size: 100%;
    overflow: hidden;

    & > [data-part="view"] {
      min-block-size: 0;
      min-inline-size: 0;
      overflow: auto;
      overscroll-behavior: contain;
      scrollbar-color: var(--color-line-strong) transparent;
    }

    /* The library of the scrollbars takes the ring away. */
    & > [data-part="view"]:focus-visible {
      outline: 2px solid var(--color-focus);
      outline-offset: -2px;
    }
  }
`;

const loadBars = () => import("./attach-scrollbars.ts");

/**
 * A box that scrolls. It scrolls by the platform from the start; scrollbars in our colours, which leave with the pointer, take
 * the place of the platform's once their code has come.
 */
export function ScrollArea({ label, children, height, maxHeight }: ScrollAreaProps) {
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLElement>(null);

  useEffect(() => {
    const [host, viewport] = [frame.current, view.current];
    if (host === null || viewport === null) return;
    let detach = () => {};
    let isGone = false;
    loadBars().then(
      ({ attachScrollbars }) => {
        if (!isGone) detach = attachScrollbars(host, viewport);
      },
      // The platform's scrollbars stay.
      () => undefined,
    );
    return () => {
      isGone = true;
      detach();
    };
  }, []);

  return (
    <div ref={frame} className={area} style={{ blockSize: height, maxBlockSize: maxHeight }}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard. */}
      <section ref={view} data-part="view" aria-label={label} tabIndex={0}>
        {children}
      </section>
    </div>
  );
}
