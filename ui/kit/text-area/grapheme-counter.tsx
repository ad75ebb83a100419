import { css } from "@linaria/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { countGraphemes } from "unicode-segmenter/grapheme";
import { useFormats } from "#ui/context/use-formats.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

interface GraphemeCounterProps {
  readonly text: string;
  readonly maximum: number;
}

/** Remaining characters at which the announcements begin. */
const NEAR_END = 20;

/** Pause in typing before an announcement, in milliseconds. */
const TOLD_AFTER_MS = 800;

const counter = css`
  @layer kit {
    font-variant-numeric: tabular-nums;

    &[data-over] {
      color: var(--color-error-text);
      font-weight: 600;
    }
  }
`;

/** Used and maximum length in graphemes. Screen readers announce it near the limit and beyond. */
export function GraphemeCounter({ text: written, maximum }: GraphemeCounterProps) {
  const { t: text } = useTranslation("forms");
  const { number } = useFormats();
  const length = countGraphemes(written);
  const left = maximum - length;
  const announced = useSettled(left <= NEAR_END ? left : null);
  return (
    <span className={counter} data-over={left < 0 || undefined}>
      <span aria-hidden="true">{text("counter", { length: number(length), maximum: number(maximum) })}</span>
      <VisuallyHidden>
        <span role="status">
          {announced !== null &&
            text(announced < 0 ? "charactersOver" : "charactersLeft", {
              count: Math.abs(announced),
              number: number(Math.abs(announced)),
            })}
        </span>
      </VisuallyHidden>
    </span>
  );
}

function useSettled(value: number | null): number | null {
  const [settled, setSettled] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TOLD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
