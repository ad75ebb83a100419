/** Window of the page, which may have the bridge object and gets the object for commands. */
export interface LauncherPage {
  readonly self: unknown;
  readonly top: unknown;
}

/** Whether the page is framed: messages then come from a foreign sender. */
export const isFramed = ({ self, top }: LauncherPage): boolean => self !== top;
