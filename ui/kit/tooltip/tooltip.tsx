import { css } from "@linaria/core";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useDismissal } from "../dismissal/use-dismissal.ts";
import { placeTooltip } from "./place-tooltip.ts";

interface TooltipProps {
  /** Additional text about an element; it must also be available elsewhere. */
  readonly words: string;
  /** The element it belongs to; takes what names its description. */
  readonly children: (described: { readonly "aria-describedby": string | undefined }) => ReactNode;
}

/** Delay before a tooltip opens under a pointer that does not move, in milliseconds. */
const OPEN_AFTER_MS = 450;
/** Time a pointer has to get from the element onto the tooltip. */
const CLOSE_AFTER_MS = 160;

const frame = css`
  @layer kit {
    display: contents;

    & > [role="tooltip"] {
      position: fixed;
      z-index: 9000;
      inset: auto;
      inline-size: max-content;
      max-inline-size: min(280px, calc(100vw - 16px));
      margin: 0;
      padding: 6px 10px;
      border: 0;
      border-radius: 6px;
      background: var(--color-text);
      color: var(--color-page);
      font-size: var(--type-13);
      font-weight: 500;
      line-height: 1.4;
      letter-spacing: 0;
      text-align: start;
      text-transform: none;
      white-space: normal;
      overflow: visible;
      overflow-wrap: anywhere;
      animation: tooltip-open var(--press);
    }

    /* The way between the two: the pointer does not leave on it. */
    & > [role="tooltip"]::before {
      content: "";
      position: absolute;
      inset: -8px 0;
      z-index: -1;
    }

    @keyframes :global(tooltip-open) {
      from {
        opacity: 0;
      }
    }
  }
`;

/**
 * Tooltip on hover or keyboard focus. Escape closes it, and the pointer may move onto it (WCAG 1.4.13). Touch has no
 * hover: show necessary information on the page.
 */
export function Tooltip({ words, children }: TooltipProps) {
  const id = useId();
  const container = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);

  const turn = (next: boolean, afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), afterMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    const [anchor, box] = [container.current?.firstElementChild, bubble.current];
    if (!isOpen || !anchor || box === null) return;
    // In the top layer nothing covers or clips it; older browsers use its z-index only.
    box.showPopover?.();
    placeTooltip(anchor.getBoundingClientRect(), box);
    const close = () => setOpen(false);
    document.addEventListener("scroll", close, { capture: true, passive: true });
    return () => document.removeEventListener("scroll", close, true);
  }, [isOpen]);
  const dismiss = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useDismissal(isOpen, dismiss, { kind: "hint" });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to the element inside.
    <span
      ref={container}
      className={frame}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") turn(true, OPEN_AFTER_MS);
      }}
      onPointerLeave={() => turn(false, CLOSE_AFTER_MS)}
      onPointerDown={() => turn(false, 0)}
      onFocus={({ target }) => {
        if (target.matches(":focus-visible")) turn(true, 0);
      }}
      onBlur={() => turn(false, 0)}
    >
      {children({ "aria-describedby": isOpen ? id : undefined })}
      {isOpen && (
        <span ref={bubble} id={id} role="tooltip" popover="manual">
          {words}
        </span>
      )}
    </span>
  );
}
