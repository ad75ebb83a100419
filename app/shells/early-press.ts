/** What the document's own script has kept of a press before the page could react; see `render-page.tsx`. */
interface EarlyPress extends AbortController {
  readonly button?: HTMLElement | null;
}

declare global {
  interface Window {
    readonly earlyPress?: EarlyPress;
  }
}

/** Ends the keeping, and presses the button again that was pressed last: nobody has to press twice. */
export function pressAgain(): void {
  const { earlyPress } = window;
  earlyPress?.abort();
  if (earlyPress?.button?.isConnected) earlyPress.button.click();
}
