/** Room between a list and its control, and to the edges of the window, in CSS pixels. */
const GAP = 6;
const EDGE = 8;
/** A list narrower than this is hard to read, one higher hard to oversee; in times of the player's text size. */
const NARROWEST_EM = 12;
const HIGHEST_EM = 22;

/** Hangs a list under its control, or over it where there is more room, as wide as it and always inside the window. */
export function placeOptionList(anchor: DOMRect, list: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  // The keyboard of a phone lies over the window.
  const windowHeight = Math.min(clientHeight, window.visualViewport?.height ?? clientHeight);
  const width = Math.min(clientWidth - 2 * EDGE, Math.max(anchor.width, NARROWEST_EM * em));
  list.style.inlineSize = `${width}px`;
  list.style.maxBlockSize = `${HIGHEST_EM * em}px`;
  const [below, above] = [windowHeight - anchor.bottom, anchor.top].map((room) => room - GAP - EDGE) as [
    number,
    number,
  ];
  const isBelow = below >= list.offsetHeight || below >= above;
  list.style.maxBlockSize = `${Math.min(HIGHEST_EM * em, isBelow ? below : above)}px`;
  const start = getComputedStyle(list).direction === "rtl" ? anchor.right - width : anchor.left;
  list.style.left = `${Math.max(EDGE, Math.min(start, clientWidth - EDGE - width))}px`;
  list.style.top = `${isBelow ? anchor.bottom + GAP : anchor.top - GAP - list.offsetHeight}px`;
}
