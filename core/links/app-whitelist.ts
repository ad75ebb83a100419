import { foldCase } from "../texts/fold-code.ts";
import { parseWebAddress } from "./parse-web-address.ts";

/** Content key of the hosts that the mobile app opens inside itself (Spec §7). */
export const APP_WHITELIST_KEY = "purple-app-whitelist";

/** Reads `purple-app-whitelist`: host names in lower case; `null` where the content is no list at all. */
export function readAppWhitelist(content: unknown): readonly string[] | null {
  if (!Array.isArray(content)) return null;
  return content.filter((entry): entry is string => typeof entry === "string").map(foldCase);
}

/** Whether the app opens an address inside itself. An entry is a host; with a leading dot it is every host below. */
export function isOnAppWhitelist(url: string, whitelist: readonly string[]): boolean {
  const host = parseWebAddress(url)?.host;
  if (host === undefined) return false;
  return whitelist.some((entry) => (entry.startsWith(".") ? host.endsWith(entry) && host !== entry : host === entry));
}
