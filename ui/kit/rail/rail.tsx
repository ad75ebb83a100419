import { css } from "@linaria/core";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../button/icon-button.tsx";
import { type RailShape, railColumns } from "./rail-columns.ts";
import { focusRovingItem, makeRoving, roveByKey } from "./roving-focus.ts";

interface RailProps {
  /** Id of the heading that names the rail. */
  readonly labelledBy: string;
  readonly shape: RailShape;
  /** `<li>` elements; each holds one thing to focus. */
  readonly children: ReactNode;
}

const rail = css`
  @layer kit {
    position: relative;

    & > ul {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: var(--rail-column);
      gap: var(--rail-gap);
      margin: -6px calc(-1 * var(--gutter));
      padding: 6px var(--gutter);
      overflow-x: auto;
      overscroll-behavior-inline: contain;
      scroll-padding-inline: var(--gutter);
      scroll-snap-type: inline mandatory;
      scrollbar-width: none;

      /* Beyond the maximum content width, no part of the next card is visible at the edge. */
      @media (min-width: 1441px) {
        margin-inline: -6px;
        padding-inline: 6px;
        scroll-padding-inline: 6px;
      }

      @media (prefers-reduced-motion: no-preference) {
        scroll-behavior: smooth;
      }
    }

    & > ul > li {
      min-inline-size: 0;
      scroll-snap-align: start;
    }

    & > [data-part="step"] {
      position: absolute;
      z-index: 1;
      inset-block-start: var(--rail-step-position, 38%);
    }

    & > [data-part="step"][data-way="back"] {
      inset-inline-start: calc(-1 * min(20px, var(--gutter)));
    }

    & > [data-part="step"][data-way="on"] {
      inset-inline-end: calc(-1 * min(20px, var(--gutter)));
    }

    /* Fingers swipe. */
    @media (hover: none), (pointer: coarse) {
      & > [data-part="step"] {
        display: none;
      }
    }
  }
`;

/** A row of cards that scrolls sideways: by touch, wheel, the buttons at its edges and the arrow keys. */
export function Rail({ labelledBy, shape, children }: RailProps) {
  const { t: text } = useTranslation("common");
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });

  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const measure = () => {
      const position = Math.abs(element.scrollLeft);
      const atStart = position < 8;
      const atEnd = position + element.clientWidth > element.scrollWidth - 8;
      setEnds((known) => (known.atStart === atStart && known.atEnd === atEnd ? known : { atStart, atEnd }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, []);

  // After every render, since the cards may be others.
  useEffect(() => {
    if (list.current) makeRoving(list.current);
  });

  const turn = (way: 1 | -1) => {
    const element = list.current;
    if (element === null) return;
    const inlineSign = getComputedStyle(element).direction === "rtl" ? -1 : 1;
    element.scrollBy({ left: way * inlineSign * element.clientWidth * 0.9 });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (roveByKey(event.currentTarget, event)) event.preventDefault();
  };

  return (
    <div className={`${rail} ${railColumns}`} data-shape={shape}>
      <ul
        ref={list}
        aria-labelledby={labelledBy}
        onKeyDown={onKeyDown}
        onFocus={(event) => focusRovingItem(event.currentTarget, event.target)}
      >
        {children}
      </ul>
      {!ends.atStart && (
        <span data-part="step" data-way="back">
          <IconButton
            tone="raised"
            icon="chevron-start"
            label={text("previousItems")}
            tabIndex={-1}
            onClick={() => turn(-1)}
          />
        </span>
      )}
      {!ends.atEnd && (
        <span data-part="step" data-way="on">
          <IconButton
            tone="raised"
            icon="chevron-end"
            label={text("nextItems")}
            tabIndex={-1}
            onClick={() => turn(1)}
          />
        </span>
      )}
    </div>
  );
}
