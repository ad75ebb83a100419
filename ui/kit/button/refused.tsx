import { css } from "@linaria/core";
import { type FocusEvent, type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { useDismissal } from "../dismissal/use-dismissal.ts";

/** Props of a button that connect it with its reason. */
export interface ReasonProps {
  readonly describedBy: string | undefined;
  readonly listeners: {
    readonly onPointerEnter?: (event: PointerEvent) => void;
    readonly onPointerLeave?: () => void;
    readonly onFocus?: (event: FocusEvent) => void;
    readonly onBlur?: () => void;
  };
  /** Called on a press. */
  readonly showReason: () => void;
}

interface RefusedProps {
  readonly isRefused: boolean;
  readonly reason: string;
  /** `below` shows the reason permanently under the button; `bubble` shows it over the button if there is no room. */
  readonly position: "below" | "bubble";
  readonly isBlock?: boolean;
  readonly children: (reasonProps: ReasonProps) => ReactNode;
}

/** Least distance between the bubble and the edge of the screen, in CSS pixels. */
const MARGIN = 8;

const refused = css`
  @layer kit {
    position: relative;
    display: inline-grid;
    grid-template-columns: minmax(0, auto);
    gap: var(--space-2);
    justify-items: start;
    max-inline-size: 100%;

    &[data-block] {
      display: grid;
      justify-items: stretch;
      inline-size: 100%;
    }

    & > [data-part="reason"] {
      max-inline-size: 30rem;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      line-height: 1.45;
    }

    & > [role="tooltip"] {
      position: absolute;
      z-index: 10;
      inset-block-end: calc(100% + 8px);
      inset-inline-start: 0;
      inline-size: max-content;
      max-inline-size: min(17.5rem, calc(100vw - 16px));
      padding: 6px 10px;
      border-radius: 6px;
      background: var(--color-text);
      color: var(--color-page);
      font-size: var(--type-13);
      font-weight: 500;
      line-height: 1.4;
      text-align: start;
      pointer-events: none;
    }

    & > [role="tooltip"][data-side="below"] {
      inset-block: calc(100% + 8px) auto;
    }
  }
`;

/** A button and, while it is refused, its reason: described to assistive technology wherever it is shown. */
export function Refused({ isRefused, reason, position, isBlock = false, children }: RefusedProps) {
  const id = useId();
  const bubble = useRef<HTMLSpanElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const isBubble = position === "bubble";
  const isShown = isRefused && (isAsked || !isBubble);

  useLayoutEffect(() => {
    if (isShown && bubble.current !== null) keepOnScreen(bubble.current);
  }, [isShown]);

  const ask = () => setIsAsked(true);
  const leave = () => setIsAsked(false);
  // WAI-ARIA tooltip pattern: by pointer, by keyboard and by a press; gone by Escape.
  const listeners = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse") ask();
    },
    onPointerLeave: leave,
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(":focus-visible")) ask();
    },
    onBlur: leave,
  };
  useDismissal(isShown && isBubble, leave, { kind: "hint" });
  return (
    <span className={refused} data-block={isBlock || undefined}>
      {children({ describedBy: isRefused ? id : undefined, listeners: isBubble ? listeners : {}, showReason: ask })}
      {isRefused && (
        <span
          ref={bubble}
          id={id}
          data-part={isBubble ? undefined : "reason"}
          role={isBubble ? "tooltip" : undefined}
          hidden={!isShown}
        >
          {reason}
        </span>
      )}
    </span>
  );
}

/** Puts the bubble over the middle of its button, or under it, wherever it fits. */
function keepOnScreen(bubble: HTMLElement): void {
  const anchor = bubble.parentElement?.getBoundingClientRect();
  if (bubble.role !== "tooltip" || anchor === undefined) return;
  const { left, width, height } = bubble.getBoundingClientRect();
  const middle = anchor.left + anchor.width / 2 - width / 2;
  const rightmost = document.documentElement.clientWidth - width - MARGIN;
  const shift = Math.max(MARGIN, Math.min(middle, rightmost)) - left;
  bubble.style.translate = `${Number.parseFloat(bubble.style.translate || "0") + shift}px`;
  bubble.dataset.side = anchor.top - height - MARGIN < MARGIN ? "below" : "above";
}
