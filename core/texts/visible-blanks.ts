const NO_BREAK_SPACE = "\u00a0";

/**
 * The text with no-break spaces where HTML would not show a space: at the start of a line and behind another space. It is
 * as long as before.
 */
export function visibleBlanksOf(text: string): string {
  let last = "\n";
  return text.replaceAll(/./gs, (sign) => {
    last = sign === " " && (last === " " || last === "\n") ? NO_BREAK_SPACE : sign;
    return last;
  });
}
