export type Theme = "light" | "dark";

/** What the player chose on this device, remembered where the server can read it before the first paint. */
export interface Preferences {
  rememberLocale(tag: string): void;
  rememberTheme(theme: Theme): void;
  /** The age a player has told at an age gate, in years; forgotten when the browser is closed. */
  rememberAge(years: number): void;
}
