import type { RuntimeConfiguration } from "./runtime-configuration.ts";

type ScriptSettings = Pick<RuntimeConfiguration, "adScripts" | "tagContainers" | "kakaoSDK" | "scriptIntegrity">;

/**
 * Scripts of other companies that a page may ever load, by address: those that the configuration names. Each has the hash
 * that its content must have, as the attribute `integrity` takes it; empty where none is configured.
 */
export function foreignScriptsOf({
  adScripts,
  tagContainers,
  kakaoSDK,
  scriptIntegrity,
}: ScriptSettings): ReadonlyMap<string, string> {
  const scripts = new Map([...adScripts, ...tagContainers].map((url) => [url, scriptIntegrity[url] ?? ""]));
  if (kakaoSDK.url !== "") scripts.set(kakaoSDK.url, kakaoSDK.integrity);
  return scripts;
}
