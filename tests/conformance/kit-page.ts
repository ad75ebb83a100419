/** The window of a page as the kit makes it: alone, or framed by another one. */
export interface KitPage {
  readonly self: unknown;
  readonly top: unknown;
  readonly purpleLauncher?: unknown;
}
