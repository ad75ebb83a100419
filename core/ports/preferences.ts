export type Theme = "light" | "dark";

/** What the player chose on this device, remembered where the server can read it before the first paint. */
export interface Preferences {
  rememberLocale(tag: string): void;
  rememberTheme(theme: Theme): void;
}
