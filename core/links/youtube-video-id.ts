import { isUnderDomains, parseWebAddress, type WebAddress } from "./parse-web-address.ts";

const WATCH_HOSTS = ["youtube.com", "youtube-nocookie.com"];
const SHORT_HOST = "youtu.be";
const VIDEO_ID = /^[\w-]{11}$/;

/** The video a YouTube link leads to (Spec §5: helper checks); `null` for any other text. */
export function youtubeVideoIdOf(text: string): string | null {
  const address = parseWebAddress(text);
  if (address === null) return null;
  const [path = "", query = ""] = address.path.replace(/#.*$/s, "").split("?", 2);
  const id = namedVideo(address, path, query);
  return VIDEO_ID.test(id) ? id : null;
}

function namedVideo(address: WebAddress, path: string, query: string): string {
  if (isUnderDomains(address, [SHORT_HOST])) return path.slice(1);
  if (!isUnderDomains(address, WATCH_HOSTS)) return "";
  const found =
    path === "/watch" ? /(?:^|&)v=([^&]*)/.exec(query) : /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(path);
  return found?.[1] ?? "";
}
