import { memo, type ReactNode, useEffect, useRef, useState } from "react";
import { createListWindow, type ListWindow } from "./list-window.ts";

/**
 * Items that come and leave together: with a part for each item thousands would be watched in every frame, with larger ones too
 * much would be built in the frame that brings one.
 */
const ITEMS_A_PART = 5;
/** Items from the start that never leave again, so that a browser's search finds them on the page; most lists are shorter. */
const ITEMS_THAT_STAY = 200;

type Item = { readonly id: string };

interface WindowedListProps<Of extends Item> {
  /** The items, page by page; a page that has not changed is the same array. */
  readonly pages: readonly (readonly Of[])[];
  /** About the height of an item, in CSS pixels, until it has been seen. */
  readonly itemHeight: number;
  /** Draws an item. The same function each time, or every item is drawn again. */
  readonly renderItem: (item: Of) => ReactNode;
  /** Data attributes of the element around an item, for the list's styles. */
  readonly attributesOf?: (item: Of) => Readonly<Record<`data-${string}`, "" | undefined>>;
  /** An item that is always rendered, because the page links to it. */
  readonly keptId?: string | null;
  readonly label?: string;
  readonly className?: string;
}

/**
 * Measured heights of parts, by their first items and in CSS pixels, kept as long as the pages are: back navigation
 * can restore the position.
 */
const seenHeights = new WeakMap<readonly Item[], number[]>();

/**
 * A virtualised list: only items near the screen are rendered, so ten thousand items scroll like twenty. Each part is
 * an element `data-part="box"`. A list that replaces another one needs its own `key`.
 */
export function WindowedList<Of extends Item>({ pages, label, className, ...rest }: WindowedListProps<Of>) {
  const [listWindow] = useState(createListWindow);
  const count = pages.reduce((sum, page) => sum + page.length, 0);
  let before = 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list element may contain only items, and these are wrapped.
    <div role="list" className={className} aria-label={label}>
      {pages.map((page, at) => {
        const first = before;
        before += page.length;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages follow each other and are never put in another order.
          <Page key={at} page={page} first={first} count={count} listWindow={listWindow} {...rest} />
        );
      })}
    </div>
  );
}

interface PageProps<Of extends Item> extends Omit<WindowedListProps<Of>, "pages" | "label" | "className"> {
  readonly page: readonly Of[];
  /** Index of its first item in the list, from 0. */
  readonly first: number;
  /** Items of the whole list as far as it has been loaded. */
  readonly count: number;
  readonly listWindow: ListWindow;
}

function PageOf<Of extends Item>({ page, first, ...rest }: PageProps<Of>): ReactNode {
  return Array.from({ length: Math.ceil(page.length / ITEMS_A_PART) }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts follow each other and are never put in another order.
    <Part key={at} page={page} from={at * ITEMS_A_PART} first={first} {...rest} />
  ));
}

const Page = memo(PageOf) as typeof PageOf;

interface PartProps<Of extends Item> extends PageProps<Of> {
  /** Index of its first item in the page, from 0. */
  readonly from: number;
}

function Part<Of extends Item>(props: PartProps<Of>) {
  const { page, from, first, count, itemHeight, listWindow, keptId } = props;
  const element = useRef<HTMLDivElement>(null);
  const staysOnceShown = first + from < ITEMS_THAT_STAY;
  const [isNearAtFirst] = useState(() => staysOnceShown && !listWindow.isOpen());
  const [isNear, setNear] = useState(isNearAtFirst);
  const items = page.slice(from, from + ITEMS_A_PART);
  const isShown = isNear || items.some(({ id }) => id === keptId);
  const shownPage = useRef(page);
  useEffect(() => {
    shownPage.current = page;
  });
  useEffect(() => {
    if (element.current === null) return;
    const part = {
      isRendered: isNearAtFirst,
      show() {
        part.isRendered = true;
        setNear(true);
      },
      leave(height: number) {
        const heights = seenHeights.get(shownPage.current) ?? [];
        heights[from] = height;
        seenHeights.set(shownPage.current, heights);
        if (staysOnceShown) return;
        part.isRendered = false;
        setNear(false);
      },
    };
    return listWindow.watch(element.current, part);
  }, [listWindow, from, staysOnceShown, isNearAtFirst]);

  const height = seenHeights.get(page)?.[from] ?? items.length * itemHeight;
  if (!isShown) return <div ref={element} style={{ blockSize: height }} />;
  return (
    <div ref={element} data-part="box" style={{ containIntrinsicBlockSize: `auto ${height}px` }}>
      {items.map((item, at) => (
        // biome-ignore lint/a11y/useSemanticElements: see the list.
        <div
          key={item.id}
          role="listitem"
          aria-posinset={first + from + at + 1}
          aria-setsize={count}
          {...props.attributesOf?.(item)}
        >
          {props.renderItem(item)}
        </div>
      ))}
    </div>
  );
}
