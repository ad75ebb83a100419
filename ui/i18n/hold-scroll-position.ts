/** How far below the middle of the screen is looked for something to hold on to, in pixels. */
const STEP_PX = 40;

/**
 * Keeps the element in the middle of the screen in position while the page around it changes: the page does not become
 * shorter meanwhile, and `alignAgain` scrolls back to the element unless the player has scrolled.
 */
export function holdScrollPosition() {
  const { body } = document;
  const held = findHold();
  const top = held?.getBoundingClientRect().top ?? 0;
  let leftAt = window.scrollY;
  body.style.minBlockSize = `${document.documentElement.scrollHeight}px`;
  return {
    alignAgain(): void {
      if (!held?.isConnected || Math.abs(window.scrollY - leftAt) > 1) return;
      if (leftAt > 0) window.scrollBy({ top: held.getBoundingClientRect().top - top, behavior: "instant" });
      leftAt = window.scrollY;
    },
    release(): void {
      body.style.minBlockSize = "";
    },
  };
}

/** The innermost element in the middle of the screen that scrolls with the page. */
function findHold(): Element | null {
  const { innerWidth, innerHeight } = window;
  for (let y = innerHeight / 2; y < innerHeight; y += STEP_PX) {
    const element = document.elementFromPoint(innerWidth / 2, y);
    if (element?.closest("main") && element.tagName !== "MAIN") return element;
  }
  return null;
}
