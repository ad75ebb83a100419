/** Names of browser and operating system; empty if unknown. */
export interface ClientNames {
  readonly browser: string;
  readonly system: string;
}

/** Characters of a user agent that are looked at. */
const MAX_USER_AGENT_LENGTH = 512;

/** The order matters: most browsers also name those that they are based on. */
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|OPT|OPiOS|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Whale", /\bWhale\//],
  ["Yandex Browser", /\bYaBrowser\//],
  ["Vivaldi", /\bVivaldi\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|Chromium)\//],
  ["Safari", /\bVersion\/[\d.]+.*\bSafari\//],
];

/** The order matters: Android is a Linux, and iPhones name Mac OS X. */
const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ["Android", /\bAndroid\b/],
  ["iPadOS", /\biPad\b/],
  ["iOS", /\b(?:iPhone|iPod)\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMac(?:intosh| OS X)\b/],
  ["Linux", /\bLinux\b/],
];

/** Browser and operating system that a `User-Agent` header names. */
export function clientNamesOf(userAgent: string): ClientNames {
  const looked = userAgent.slice(0, MAX_USER_AGENT_LENGTH);
  return { browser: firstOf(BROWSERS, looked), system: firstOf(SYSTEMS, looked) };
}

function firstOf(names: readonly (readonly [name: string, mark: RegExp])[], text: string): string {
  return names.find(([, mark]) => mark.test(text))?.[0] ?? "";
}
