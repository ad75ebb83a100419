/** What the document's own script has kept of a press before the page could react; see `render-page.tsx`. */
interface EarlyPress extends AbortController {
  readonly button?: HTMLElement | null;
  /** Tells of an error that the page goes on with, as `reportCaughtError` does; there already, so that no script has to bring it. */
  readonly caught?: (error: unknown) => void;
}

declare global {
  interface Window {
    readonly earlyClick?: EarlyPress;
  }
}

/** Ends the keeping, and presses the button again that was pressed last: nobody has to press twice. */
export function replayClick(): void {
  const { earlyClick } = window;
  earlyClick?.abort();
  if (earlyClick?.button?.isConnected) earlyClick.button.click();
}
