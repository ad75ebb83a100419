import { css } from "@linaria/core";
import { type FocusEvent, type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#ui/context/use-formats.ts";
import { useAnnouncer } from "../announcer/announcer.tsx";
import { Button } from "../button/button.tsx";
import { useListLength } from "../persisted-state/use-persisted-state.ts";

interface InfiniteListProps {
  /** Unique on the page: a reload of the store loads the list as far again. */
  readonly name: string;
  /** The list as far as it has been loaded. */
  readonly children: ReactNode;
  /** Number of items, for the announcement when items are added. */
  readonly count: number;
  readonly state: "more" | "loading" | "failed" | "end";
  readonly onMore: () => void;
  /**
   * How often the list loads by scrolling; after that only its button loads more, so that content below can be
   * reached.
   */
  readonly automaticTimes?: number;
  /** Skeleton below the list while more is loading, with the size of the new items. */
  readonly skeleton?: ReactNode;
}

/** How far below the screen the end of the list is when more is fetched: about a screen. */
const NEAR = "800px 0px";

const foot = css`
  @layer kit {
    display: grid;
    justify-items: center;
    gap: var(--space-3);
    padding-block: var(--space-6);
    color: var(--color-text-quiet);
    font-size: var(--type-14);
    text-align: center;

    & > p:focus-visible {
      outline-offset: 6px;
      border-radius: var(--radius-small);
    }
  }
`;

/**
 * A list that loads more near its end and by a button. The focus stays where it is, so keyboard users can reach the
 * end, and screen readers announce the number of new items. Needs the texts `lists`.
 */
export function InfiniteList({
  name,
  children,
  count,
  state,
  onMore,
  automaticTimes = 3,
  skeleton,
}: InfiniteListProps) {
  const { t: text } = useTranslation("lists");
  const { t: common } = useTranslation("common");
  const { number } = useFormats();
  const announce = useAnnouncer();
  const end = useRef<HTMLDivElement>(null);
  const endNote = useRef<HTMLParagraphElement>(null);
  const timesLeft = useRef(automaticTimes);
  const knownCount = useRef(count);
  const isButtonFocused = useRef(false);
  const more = useRef(onMore);

  useEffect(() => {
    more.current = onMore;
  });
  useListLength(name, { count, canLoad: state === "more", loadMore: onMore });

  // A list that has not grown is observed again too: its end may still be visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (state !== "more" || end.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.some(({ isIntersecting }) => isIntersecting);
        if (!isNear || timesLeft.current === 0 || isButtonFocused.current) return;
        timesLeft.current -= 1;
        more.current();
      },
      { rootMargin: NEAR },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [state, count]);

  useEffect(() => {
    const added = count - knownCount.current;
    knownCount.current = count;
    if (added > 0) announce(text("added", { count: added, number: number(added) }));
    // Another list has replaced this one.
    if (added < 0) timesLeft.current = automaticTimes;
  }, [count, announce, text, number, automaticTimes]);

  // The button leaves with the last items; the focus does not fall back to the start of the page.
  useEffect(() => {
    if (state === "end" && isButtonFocused.current) endNote.current?.focus();
  }, [state]);

  const followFocus = {
    onFocus: () => {
      isButtonFocused.current = true;
    },
    // Without a next element the button itself has gone.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) isButtonFocused.current = false;
    },
  };
  return (
    <div>
      {children}
      {state === "loading" && skeleton}
      {/* The list itself is not busy: it can be read, and thousands of its lines would be looked through for what that changes. */}
      <div ref={end} className={foot} aria-busy={state === "loading"}>
        {state === "end" ? (
          <p ref={endNote} tabIndex={-1}>
            {text("listEnd")}
          </p>
        ) : (
          <>
            {state === "failed" && <p role="alert">{text("moreFailed")}</p>}
            <Button variant="secondary" busy={state === "loading"} onClick={onMore} {...followFocus}>
              {state === "failed" ? common("tryAgain") : text("showMore")}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
