/** Room between a tooltip and its element, and to the edges of the window, in CSS pixels. */
const GAP = 6;
const EDGE = 8;

/** Positions a tooltip above the middle of its element, or below if there is no room, always inside the window. */
export function placeTooltip(anchor: DOMRect, tooltip: HTMLElement): void {
  const { offsetWidth: width, offsetHeight: height } = tooltip;
  const { clientWidth, clientHeight } = document.documentElement;
  const above = anchor.top - height - GAP;
  const top = above >= EDGE ? above : Math.min(anchor.bottom + GAP, clientHeight - height - EDGE);
  const left = Math.min(Math.max(EDGE, anchor.left + anchor.width / 2 - width / 2), clientWidth - width - EDGE);
  tooltip.style.top = `${top}px`;
  tooltip.style.left = `${left}px`;
}
