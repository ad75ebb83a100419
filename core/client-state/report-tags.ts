import type { ClientState } from "./client-state.ts";

/** Tags of an error report: the condition of the page in which the error occurred, without data of the player. */
export function reportTagsOf({
  pageProcessStatus,
  isFocusStatus,
  isFullBannerOpen,
  launcherClosedPopupName,
  characterDetail,
}: ClientState): Readonly<Record<string, string>> {
  const failedCharacters = Object.entries(characterDetail).flatMap(([gameCode, { error }]) =>
    error === null ? [] : [`${gameCode}:${error}`],
  );
  return {
    pageProcessStatus,
    isFocusStatus: String(isFocusStatus),
    isFullBannerOpen: String(isFullBannerOpen),
    ...(launcherClosedPopupName !== null && { launcherClosedPopupName }),
    ...(failedCharacters.length > 0 && { failedCharacters: failedCharacters.join(" ") }),
  };
}
