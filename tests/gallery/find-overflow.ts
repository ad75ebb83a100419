import type { Page } from "@playwright/test";

/**
 * What runs out of the side of the window without a box that scrolls or cuts it off on purpose; each by its tag, words
 * and distance in pixels.
 */
export function findOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    /** Less than this is rounding, in pixels. */
    const ROUNDING = 1;
    const isHeldBack = (element: Element): boolean => {
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.overflowX !== "visible" || style.clipPath !== "none") return true;
        if (style.position === "fixed") return false;
      }
      return false;
    };
    const distanceOf = (element: Element): number => {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const isSeen = box.width > ROUNDING && box.height > ROUNDING && style.visibility === "visible";
      return isSeen && style.clipPath === "none"
        ? Math.max(-box.left, box.right - document.documentElement.clientWidth)
        : 0;
    };
    const wordsOf = (element: Element) => (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 60);
    const found = [...document.body.querySelectorAll("*")].filter(
      (element) => distanceOf(element) > ROUNDING && !isHeldBack(element),
    );
    // The innermost say what it is.
    return found
      .filter((element) => !found.some((other) => other !== element && element.contains(other)))
      .map((element) => {
        const specimen = element.closest("[data-specimen]")?.getAttribute("data-specimen") ?? "above the page";
        return `${specimen}: ${element.tagName.toLowerCase()} “${wordsOf(element)}” by ${Math.round(distanceOf(element))} px`;
      });
  });
}
