export type Theme = "light" | "dark";

/** Choices of the player on this device, stored where the server can read them before the first paint. */
export interface Preferences {
  rememberLocale(tag: string): void;
  rememberTheme(theme: Theme): void;
  /** Age in years that a player has entered at an age gate; cleared when the browser is closed. */
  rememberAge(years: number): void;
}
