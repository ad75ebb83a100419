const FOCUSABLE = "a[href], button, [data-roving]";

/** Focusable elements of a row, in document order. */
function itemsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(FOCUSABLE)];
}

/** Leaves one tab stop in the row: the item last focused, or the first. */
export function makeRoving(row: HTMLElement): void {
  const items = itemsOf(row);
  const current = items.find((item) => item.dataset.current === "true") ?? items[0];
  for (const item of items) item.tabIndex = item === current ? 0 : -1;
}

/** Remembers the item that has taken the focus as the row's tab stop. */
export function focusRovingItem(row: HTMLElement, target: EventTarget): void {
  for (const item of itemsOf(row)) {
    const isCurrent = item === target;
    item.tabIndex = isCurrent ? 0 : -1;
    if (isCurrent) item.dataset.current = "true";
    else delete item.dataset.current;
  }
}

/**
 * Moves the focus by an arrow key, Home or End; `true` if the key was used. The physical right arrow moves right, in
 * right-to-left too. A `round` row has no ends: after its last item comes the first.
 */
export function roveByKey(
  row: HTMLElement,
  event: Pick<KeyboardEvent, "key"> & { readonly target: EventTarget },
  kind?: "round",
): boolean {
  const items = itemsOf(row);
  const index = items.indexOf(event.target as HTMLElement);
  if (index < 0) return false;
  const rightwards = getComputedStyle(row).direction === "rtl" ? -1 : 1;
  const next = { ArrowRight: index + rightwards, ArrowLeft: index - rightwards, Home: 0, End: items.length - 1 }[
    event.key
  ];
  if (next === undefined) return false;
  const item = kind === "round" ? items.at(next % items.length) : items[next];
  item?.focus({ preventScroll: true });
  item?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}
