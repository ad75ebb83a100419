import { isWebAddress } from "../links/parse-web-address.ts";

/** Settings of the social SDK of the chat app (Spec §3: `kakaoSDK`). */
export interface SocialSdkSettings {
  readonly key: string;
  readonly url: string;
  /** Hash of the script, as the attribute `integrity` takes it. */
  readonly integrity: string;
}

/** A message as the social SDK sends it. */
export interface ChatMessage {
  readonly objectType: "text";
  readonly text: string;
  readonly link: { readonly webUrl: string; readonly mobileWebUrl: string };
}

/** Longest text of a message in the chat app, in code points. */
const MESSAGE_LENGTH = 200;

/** Whether the SDK may be loaded: over https, with a key, and only with a known hash. */
export function isSocialSdkUsable({ key, url, integrity }: SocialSdkSettings): boolean {
  return (
    key !== "" && url.startsWith("https://") && isWebAddress(url) && /^sha(256|384|512)-[\w+/=-]+$/.test(integrity)
  );
}

/** Message that shares a page; a long text is truncated with an ellipsis. `null` if the address is invalid. */
export function chatMessageOf(page: {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}): ChatMessage | null {
  if (!isWebAddress(page.url)) return null;
  const whole = page.text === "" ? page.title : `${page.title}\n${page.text}`;
  const signs = [...whole];
  const text = signs.length > MESSAGE_LENGTH ? `${signs.slice(0, MESSAGE_LENGTH - 1).join("")}…` : whole;
  return { objectType: "text", text, link: { webUrl: page.url, mobileWebUrl: page.url } };
}
