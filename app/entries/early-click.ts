/** Press that the inline script has recorded before hydration; see `render-page.tsx`. */
interface EarlyPress extends AbortController {
  readonly button?: HTMLElement | null;
  /** Reports an error like `reportCaughtError` does; part of the document, so no script has to be loaded for it. */
  readonly caught?: (error: unknown) => void;
}

declare global {
  interface Window {
    readonly earlyClick?: EarlyPress;
  }
}

/** Stops recording and clicks the last pressed button again, so the player does not have to press twice. */
export function replayClick(): void {
  const { earlyClick } = window;
  earlyClick?.abort();
  if (earlyClick?.button?.isConnected) earlyClick.button.click();
}
