import type { Page } from "@playwright/test";

/**
 * Content that a reader cannot see completely: text cut off without an ellipsis, text that overflows its button or
 * card, and boxes that overflow the window outside of a scroll container. The body clips at the window's edge, so its
 * scroll width reveals nothing. Each with its text, the box, and the distance in pixels.
 */
export async function findCuts(page: Page): Promise<readonly string[]> {
  await page.evaluate(showSkippedParts);
  return page.evaluate(inspectCuts);
}

/** Sections skipped by `content-visibility` have no size yet; runs in the page. */
export function showSkippedParts(): void {
  for (const part of document.querySelectorAll<HTMLElement>("body *")) {
    if (getComputedStyle(part).contentVisibility === "auto") part.style.contentVisibility = "visible";
  }
}

/** Runs in the page, so that everything it needs is within it. */
export function inspectCuts(): string[] {
  /** Less than this is rounding, in pixels. */
  const ROUNDING = 1.5;
  /** Letters have room above and below that nothing is drawn in: so much of their height may be missing. */
  const AIR = 0.3;
  type Sides = { left: number; right: number; top: number; bottom: number };

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const root = document.documentElement;
  const isPage = (element: Element) => element === document.body || element === root;
  const nameOf = (element: Element) => {
    const label = element.getAttribute("role") ?? element.getAttribute("data-part") ?? "";
    return `${element.tagName.toLowerCase()}${label === "" ? "" : ` (${label})`}`;
  };
  const wordsOf = (text: string | null) => (text ?? "").trim().replace(/\s+/g, " ").slice(0, 60);
  const isInline = ({ display }: CSSStyleDeclaration) => display === "inline" || display === "contents";
  const containsPositioned = ({ position, transform, contain }: CSSStyleDeclaration) =>
    position !== "static" || transform !== "none" || /layout|paint|content|strict/.test(contain);
  /** Boxes of one pixel are for screen readers. */
  const isForEarsAlone = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const { overflowX, clipPath, clip } = styleOf(element);
    return clipPath !== "none" || clip !== "auto" || (overflowX !== "visible" && (width <= 1 || height <= 1));
  };
  const paddingBoxOf = (element: Element): Sides => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const { borderLeftWidth, borderRightWidth, borderTopWidth, borderBottomWidth } = styleOf(element);
    return {
      left: left + Number.parseFloat(borderLeftWidth),
      right: right - Number.parseFloat(borderRightWidth),
      top: top + Number.parseFloat(borderTopWidth),
      bottom: bottom - Number.parseFloat(borderBottomWidth),
    };
  };
  const isPainted = ({ backgroundColor, backgroundImage, borderTopWidth, borderLeftWidth }: CSSStyleDeclaration) =>
    !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor) ||
    backgroundImage !== "none" ||
    (Number.parseFloat(borderTopWidth) > 0 && Number.parseFloat(borderLeftWidth) > 0);
  /** The ancestors of an element from the inside out, each with whether it contains and may clip its content. */
  const boxesAround = (start: Element): Element[] => {
    const boxes: Element[] = [];
    let isLoose = false;
    for (let box: Element | null = start; box !== null; box = box.parentElement) {
      const style = styleOf(box);
      if (isLoose && !containsPositioned(style)) continue;
      isLoose = false;
      if (!isInline(style)) boxes.push(box);
      if (style.position === "fixed") return boxes;
      if (style.position === "absolute") isLoose = true;
    }
    return boxes;
  };
  const isMeantToEnd = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
    textOverflow === "ellipsis" || webkitLineClamp !== "none";
  const beyond = (inner: Sides, outer: Sides) => Math.max(outer.left - inner.left, inner.right - outer.right);
  const isApart = (one: Sides, other: Sides) =>
    one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;

  interface Words {
    readonly text: string;
    /** From the first line of them to the last. */
    readonly rect: Sides;
    readonly air: number;
  }
  const cutAcross = ({ text, rect }: Words, box: Element): string | null => {
    const missing = styleOf(box).overflowX === "visible" ? 0 : beyond(rect, paddingBoxOf(box));
    return missing > ROUNDING ? `“${text}” is cut off by ${nameOf(box)}, ${Math.round(missing)} px` : null;
  };
  const cutAlong = ({ text, rect, air }: Words, box: Element): string | null => {
    if (/visible|auto|scroll/.test(styleOf(box).overflowY)) return null;
    const { top, bottom } = paddingBoxOf(box);
    const missing = Math.max(top - rect.top, rect.bottom - bottom) - air;
    return missing > ROUNDING
      ? `“${text}” is cut off from above or below by ${nameOf(box)}, ${Math.round(missing)} px`
      : null;
  };
  const outOf = ({ text, rect, air }: Words, box: Element): string | null => {
    const sides = paddingBoxOf(box);
    const out = Math.max(beyond(rect, sides), sides.top - rect.top - air, rect.bottom - sides.bottom - air);
    return out > ROUNDING ? `“${text}” runs out of ${nameOf(box)}, ${Math.round(out)} px` : null;
  };
  const isCutting = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
    overflowX !== "visible" || overflowY !== "visible";
  /** Invisible content, and content with an ellipsis or a scroll container: its ancestors do not matter then. */
  const isExcused = (box: Element, { rect }: Words) => {
    const style = styleOf(box);
    const isElsewhere = isCutting(style) && isApart(rect, paddingBoxOf(box));
    return isForEarsAlone(box) || isMeantToEnd(style) || /auto|scroll/.test(style.overflowX) || isElsewhere;
  };

  const faultOf = (start: Element, words: Words): string | null => {
    const boxes = boxesAround(start).filter((box) => !isPage(box));
    const paper = boxes.find((box) => isPainted(styleOf(box)));
    for (const box of boxes) {
      if (isExcused(box, words)) return null;
      const fault = cutAcross(words, box) ?? cutAlong(words, box) ?? (box === paper ? outOf(words, box) : null);
      if (fault !== null) return fault;
    }
    const out = Math.max(-words.rect.left, words.rect.right - root.clientWidth);
    return out > ROUNDING ? `“${words.text}” runs out of the window, ${Math.round(out)} px` : null;
  };

  const found = new Set<string>();
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  const inspectText = (text: Node, parent: Element): void => {
    const words = wordsOf(text.textContent);
    if (words === "" || !isShown(parent)) return;
    if (parent.closest("script, style, noscript, option, svg, iframe, textarea, [inert]") !== null) return;
    const range = document.createRange();
    range.selectNodeContents(text);
    const rect = range.getBoundingClientRect();
    const air = Number.parseFloat(styleOf(parent).fontSize) * AIR;
    const fault = rect.width > 1 ? faultOf(parent, { text: words, rect, air }) : null;
    if (fault !== null) found.add(fault);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (text.parentElement !== null) inspectText(text, text.parentElement);
  }

  const pen = document.createElement("canvas").getContext("2d");
  const inspectPlaceholder = (field: HTMLInputElement): void => {
    const style = styleOf(field);
    if (pen === null || field.value !== "" || !isShown(field) || style.textOverflow === "ellipsis") return;
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    pen.letterSpacing = style.letterSpacing;
    const room =
      field.clientWidth - Number.parseFloat(style.paddingInlineStart) - Number.parseFloat(style.paddingInlineEnd);
    const missing = pen.measureText(field.placeholder).width - room;
    if (missing > ROUNDING) found.add(`“${wordsOf(field.placeholder)}” is cut off by input, ${Math.round(missing)} px`);
  };
  for (const field of document.querySelectorAll<HTMLInputElement>("input[placeholder]")) inspectPlaceholder(field);

  /** Whether a box around it scrolls or cuts off; the page itself does not count. */
  const isHeld = (element: Element) =>
    boxesAround(element)
      .slice(1)
      .some((box) => !isPage(box) && (styleOf(box).overflowX !== "visible" || styleOf(box).clipPath !== "none"));
  const distanceOf = (element: Element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    return width > ROUNDING && height > ROUNDING ? Math.max(-left, right - root.clientWidth) : 0;
  };
  const outside = [...document.body.querySelectorAll("*")].filter(
    (element) => distanceOf(element) > ROUNDING && isShown(element) && !isForEarsAlone(element) && !isHeld(element),
  );
  for (const element of outside) {
    // The innermost element reports the fault.
    if (outside.some((other) => other !== element && element.contains(other))) continue;
    const distance = Math.round(distanceOf(element));
    found.add(`${nameOf(element)} “${wordsOf(element.textContent)}” runs out of the window, ${distance} px`);
  }
  return [...found];
}
