/** Takes the next option of a platform's own list, after the last one the first: such a list opens to fingers, mice and keys only. */
export function chooseNext(select: HTMLSelectElement): void {
  if (select.ariaDisabled === "true") return;
  const { options, selectedIndex } = select;
  const inTurn = [...options].map((_, step) => options[(selectedIndex + 1 + step) % options.length]);
  const next = inTurn.find((option) => option?.disabled === false);
  if (next === undefined || next.index === selectedIndex) return;
  select.selectedIndex = next.index;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}

/** The focused field, if its list is open and handles its keys. */
export function openListOf({ activeElement }: Document): Element | null {
  return activeElement?.matches('[role="combobox"][aria-expanded="true"]') === true ? activeElement : null;
}

/** As from a keyboard. */
export const sendKey = (target: Element, key: string): boolean =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
