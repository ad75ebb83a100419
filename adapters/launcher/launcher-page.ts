/** The window as the launcher's adapter sees it: the bridge object may be on it, the object for commands comes onto it. */
export interface LauncherPage {
  readonly self: unknown;
  readonly top: unknown;
}

/** Whether the page is framed: messages then come from a foreign sender. */
export const isFramed = ({ self, top }: LauncherPage): boolean => self !== top;
