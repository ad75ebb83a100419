import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { embedJson } from "./embed-json.ts";

/**
 * A script for the head that knows the launcher before the first paint: only the page sees the bridge object, no request tells of
 * it. It sets the launcher's theme, and a cookie by which the server knows the shell from then on; the page is then asked
 * for once more. A cookie that is left over from a launcher is taken away in the same manner. Where there are no cookies
 * the page stays as it is.
 */
export function launcherScript(
  { launcherTheme, shellMarks }: Pick<RuntimeConfiguration, "launcherTheme" | "shellMarks">,
  nonce: string,
): string {
  const bridge = embedJson(shellMarks.launcherBridge);
  const theme =
    launcherTheme === "" ? "" : `if(here)document.documentElement.dataset.theme=${embedJson(launcherTheme)};`;
  const script = `{
const here=!!window[${bridge}]&&self===top;
const known=()=>{try{return/(^|; )shell=launcher(;|$)/.test(document.cookie)}catch{return here}};
${theme}
if(here!==known()){
document.cookie="shell=launcher;path=/;samesite=lax"+(here?"":";max-age=0");
if(here===known())location.reload()
}}`;
  return `<script nonce="${nonce}">${script.replaceAll("\n", "")}</script>`;
}
