import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { DEFAULT_SHELL_MARKS } from "#core/shell/detect-shell.ts";
import { embedJson } from "./embed-json.ts";

/**
 * A script for the head that sets the launcher's theme before the first paint, empty where the configuration names none. A
 * request does not tell that it comes from the launcher; only the page sees the bridge.
 */
export function launcherThemeScript(
  { launcherTheme }: Pick<RuntimeConfiguration, "launcherTheme">,
  nonce: string,
): string {
  if (launcherTheme === "") return "";
  const bridge = embedJson(DEFAULT_SHELL_MARKS.launcherBridge);
  const set = `if(window[${bridge}])document.documentElement.dataset.theme=${embedJson(launcherTheme)}`;
  return `<script nonce="${nonce}">${set}</script>`;
}
