/** What the document's own script has kept of a press before the page could react; see `render-page.tsx`. */
interface EarlyPress extends AbortController {
  readonly button?: HTMLElement | null;
  /** Tells of an error that the page goes on with, as `tellCaughtError` does; there already, so that no script has to bring it. */
  readonly caught?: (error: unknown) => void;
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
