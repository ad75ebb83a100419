import { foldCase } from "#core/texts/fold-code.ts";

/**
 * Moves the focus among the entries of a menu: arrows go round, Home and End to its ends, a letter to the next entry that
 * begins with it. `true` if the key was used.
 */
export function moveInMenu(menu: HTMLElement, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>("[role^=menuitem]")];
  const index = items.indexOf(document.activeElement as HTMLElement);
  const next = targetOf(key, index, items);
  if (next === undefined) return false;
  items[next]?.focus();
  return true;
}

function targetOf(key: string, index: number, items: readonly HTMLElement[]): number | undefined {
  const count = items.length;
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: (index + 1) % count,
    ArrowUp: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  if (key in steps) return steps[key];
  if ([...key].length !== 1 || key.trim() === "") return undefined;
  const letter = foldCase(key);
  const order = items.map((_, offset) => (index + 1 + offset) % count);
  return order.find((at) => foldCase(items[at]?.textContent.trim() ?? "").startsWith(letter));
}
