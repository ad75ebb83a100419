import { foldCase } from "#core/texts/fold-code.ts";
import type { Option } from "./option.tsx";

/** Options that Page Up and Page Down go over. */
const PAGE = 10;

/** Index of the option that a key activates in a list of `count` options, from the active one (-1: none), without wrapping; `null` for other keys. */
export function stepInList(key: string, active: number, count: number): number | null {
  const last = count - 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active < 0 ? last : active - 1,
    PageDown: active + PAGE,
    PageUp: active - PAGE,
  };
  const target = targets[key];
  return target === undefined ? null : Math.min(last, Math.max(0, target));
}

/**
 * The next option after the active one that begins with the typed text; the same letter again moves on. -1 if there is
 * none.
 */
export function findByLetters(options: readonly Option[], typed: string, active: number): number {
  const letters = [...foldCase(typed)];
  const isOneLetter = letters.every((letter) => letter === letters[0]);
  const wanted = isOneLetter ? (letters[0] ?? "") : letters.join("");
  // Further letters may be of the option that is active already.
  const start = isOneLetter ? active + 1 : Math.max(0, active);
  const order = options.map((_, offset) => (start + offset) % options.length);
  return order.find((index) => foldCase(options[index]?.label ?? "").startsWith(wanted)) ?? -1;
}
