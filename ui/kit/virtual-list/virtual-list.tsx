import { css } from "@linaria/core";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { attachScrollbars } from "../scrollbars/attach-scrollbars.ts";

interface VirtualListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly renderItem: (item: Item, index: number) => ReactNode;
  /** Height of an item before it has been measured, in CSS pixels. */
  readonly estimatedHeight: number;
  /** CSS length of the box the list scrolls in. */
  readonly height: string;
  /** Length of the whole list where only its beginning has been loaded; what is not known by default is `items.length`. */
  readonly total?: number | undefined;
}

const box = css`
  @layer kit {
    position: relative;
    overflow-y: auto;
    overscroll-behavior-block: contain;
    border-radius: var(--radius-control);
    scrollbar-color: var(--color-line-strong) transparent;

    & > ul {
      position: relative;
    }

    & > ul > li {
      position: absolute;
      inset-block-start: 0;
      inset-inline: 0;
      border-radius: var(--radius-control);
    }

    & :focus-visible {
      outline-offset: -2px;
    }
  }
`;

const FOCUSABLE = "a[href], button, [data-roving]";

/** Items kept in the document beyond the box, on either side. */
const OVERSCAN = 6;

/** What takes the focus for an item: the first thing in it that can, or the item itself. */
function targetIn(item: Element | null | undefined): HTMLElement | null {
  return item?.querySelector<HTMLElement>(FOCUSABLE) ?? (item instanceof HTMLElement ? item : null);
}

/**
 * A list of thousands of which only what is seen is in the document. One stop of the Tab key: arrows, Page up and down,
 * Home and End move through all of it, and screen readers hear the place of an item in the whole.
 */
export function VirtualList<Item>({
  label,
  items,
  keyOf,
  renderItem,
  estimatedHeight,
  height,
  total = items.length,
}: VirtualListProps<Item>) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => attachScrollbars(frame.current), []);
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);
  /** Item that takes the focus as soon as it is in the document. */
  const wanted = useRef<number | null>(null);
  const current = Math.min(active, items.length - 1);

  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => frame.current,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    overscan: OVERSCAN,
    // The item with the focus stays in the document when it is scrolled away, or the focus would be lost.
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) =>
        current < 0
          ? defaultRangeExtractor(range)
          : [...new Set([...defaultRangeExtractor(range), current])].sort((a, b) => a - b),
      [current],
    ),
  });

  const itemAt = (index: number) => list.current?.querySelector(`:scope > [data-index="${index}"]`);

  // After every render, since other items may be there.
  useEffect(() => {
    for (const item of list.current?.children ?? []) {
      const target = targetIn(item);
      if (target) target.tabIndex = item === itemAt(current) ? 0 : -1;
    }
    if (wanted.current === null) return;
    const target = targetIn(itemAt(wanted.current));
    if (target === null) return;
    wanted.current = null;
    target.focus({ preventScroll: true });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor((frame.current?.clientHeight ?? 0) / estimatedHeight) - 1);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      PageDown: current + page,
      PageUp: current - page,
      Home: 0,
      End: items.length - 1,
    };
    const step = steps[event.key];
    if (step === undefined || items.length === 0) return;
    event.preventDefault();
    const next = Math.min(items.length - 1, Math.max(0, step));
    wanted.current = next;
    setActive(next);
    virtualizer.scrollToIndex(next);
  };
  const onFocus = (event: FocusEvent) => {
    const item = event.target.closest("[data-index]");
    if (item instanceof HTMLElement) setActive(Number(item.dataset.index));
  };

  return (
    <div ref={frame} className={box} style={{ blockSize: height }}>
      <ul
        ref={list}
        aria-label={label}
        style={{ blockSize: virtualizer.getTotalSize() }}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index];
          return (
            item !== undefined && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={total}
                aria-posinset={index + 1}
                style={{ translate: `0 ${start}px` }}
              >
                {renderItem(item, index)}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
