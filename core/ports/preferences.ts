export type Theme = "light" | "dark";

/** What the player chose on this device, remembered where the server can read it before the first paint. */
export interface Preferences {
  rememberLocale(tag: string): void;
  rememberTheme(theme: Theme): void;
  /** Age in years that a player has entered at an age gate; cleared when the browser is closed. */
  rememberAge(years: number): void;
}
