import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { embedJson } from "./embed-json.ts";

/** Time for which the path of a page that is closed outside the launcher is remembered, in seconds. */
const SOUGHT_SECONDS = 30;

/**
 * Cookie for the answer to a request that only a launcher may open: the first page in a launcher is requested before
 * the server knows of the launcher, and the script below continues from there. `path` is a path of this origin with its
 * query.
 */
export const pendingPathCookie = (path: string, isSecure: boolean): string =>
  `sought=${encodeURIComponent(path)}; Path=/; Max-Age=${SOUGHT_SECONDS}; SameSite=Lax${isSecure ? "; Secure" : ""}`;

/**
 * Head script that detects the launcher before the first paint: only the page sees the bridge object, no request
 * carries it. It sets the launcher's theme and a cookie that names the shell to the server, then reloads the page, or
 * loads the page that was requested before the launcher was known (`pendingPathCookie`). It removes a leftover launcher
 * cookie the same way. A page that is left is hidden, so that no frame of it is painted. Without cookies the page stays as
 * it is.
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
const secure=location.protocol==="https:"?";secure":"";
document.cookie="shell=launcher;path=/;samesite=lax"+secure+(here?"":";max-age=0");
const sought=/(?:^|; )sought=(%2F(?!%2F|%5C)[^;]+)/.exec(document.cookie);
const leave=(go)=>{document.documentElement.hidden=true;go()};
if(here&&sought){document.cookie="sought=;path=/;max-age=0"+secure;leave(()=>location.replace(decodeURIComponent(sought[1])))}
else if(here===known())leave(()=>location.reload())
}}`;
  return `<script nonce="${nonce}">${script.replaceAll("\n", "")}</script>`;
}
