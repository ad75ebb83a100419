import type { RuntimeConfiguration } from "./runtime-configuration.ts";

type ScriptSettings = Pick<RuntimeConfiguration, "adScripts" | "tagContainers" | "kakaoSDK" | "scriptIntegrity">;

/**
 * Third-party scripts that a page may load, by address: those of the configuration. Each has its hash for the attribute
 * `integrity`; empty if none is configured.
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
