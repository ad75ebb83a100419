import type { Theme } from "../ports/preferences.ts";
import type { Shell } from "../shell/shell.ts";

export interface ThemeSources {
  readonly shell: Shell;
  readonly launcherTheme: Theme | "";
  readonly query: string | null;
  readonly cookie: string | null;
}

/** Theme (Spec §9): in the launcher the launcher's own; else query, cookie, light. */
export function detectTheme({ shell, launcherTheme, query, cookie }: ThemeSources): Theme {
  const candidates = [shell === "launcher" ? launcherTheme : null, query, cookie];
  return candidates.find(isTheme) ?? "light";
}

function isTheme(value: string | null): value is Theme {
  return value === "light" || value === "dark";
}
