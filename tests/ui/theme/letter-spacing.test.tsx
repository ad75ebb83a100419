import { expect, test } from "vitest";
import { Button } from "#ui/kit/button/button.tsx";
import { createFakePorts, createPublisher } from "../support/fake-ports.ts";
import { renderPage } from "../support/render-page.tsx";

const WORDS = "Most helpful in a long time";

function widthOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().width;
}

test.each([
  ["text", <span key="text">{WORDS}</span>],
  ["a button", <Button key="button">{WORDS}</Button>],
])(
  "letters of %s are spaced as in their font, not on whole pixels: four times the size is four times as wide",
  async (_, words) => {
    const { screen } = await renderPage(words, { ports: createFakePorts(createPublisher()) });
    const element = screen.getByText(WORDS).element() as HTMLElement;
    // One line, and nothing between letters that does not grow with them.
    Object.assign(element.style, { whiteSpace: "nowrap", letterSpacing: "0" });
    const widthAt = (size: number) => {
      element.style.fontSize = `${size}px`;
      return widthOf(element);
    };
    await document.fonts.ready;
    expect(Math.abs(4 * widthAt(13) - widthAt(52))).toBeLessThan(1);
  },
);
