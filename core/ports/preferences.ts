export type Theme = "light" | "dark";

/** Choices of the player on this device, stored where the server can read them before the first paint. */
export interface Preferences {
  rememberLocale(tag: string): void;
  /** Country that a guest shops in, ISO 3166-1 alpha-2. */
  rememberCountry(code: string): void;
  rememberTheme(theme: Theme): void;
  /** Languages in which posts of other players are read (`core/community/post-languages.ts`). */
  rememberPostLanguages(choice: string): void;
  /** Age in years that a player has entered at an age gate; cleared when the browser is closed. */
  rememberAge(years: number): void;
}
