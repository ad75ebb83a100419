/** Names of operating systems and consoles; trademarks, the same in every language. */
export const SYSTEM_NAMES: Readonly<Record<string, string>> = {
  windows: "Windows",
  macos: "macOS",
  linux: "Linux",
  android: "Android",
  ios: "iOS",
  playstation: "PlayStation",
  xbox: "Xbox",
  switch: "Nintendo Switch",
};
