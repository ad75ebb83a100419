import { expect, test } from "vitest";
import type { ClientState } from "#core/client-state/client-state.ts";
import { reportTagsOf } from "#core/client-state/report-tags.ts";

const CHARACTER = {
  gameCode: "tl",
  serverId: "1",
  characterId: "7",
  characterName: "Nightwatch",
  profileImage: "https://static.example/7.png",
  dateChangeCharacterName: "",
  dateChangeCharacterId: "",
};
const STATE: ClientState = {
  pageProcessStatus: "ERROR",
  currentTimeInfo: { currentTime: 0, diff: 0 },
  isFocusStatus: false,
  storeTheme: "light",
  launcherClosedPopupName: null,
  fullBannerWatched: { storm: true },
  isFullBannerOpen: false,
  isShowTutorial: false,
  characterDetail: {
    tl: { error: null, data: CHARACTER },
    aion: { error: "timeout", data: null },
    lin: { error: "status", data: null },
  },
};

test("an error report names the condition of the page and the characters that could not be read", () => {
  expect(reportTagsOf({ ...STATE, launcherClosedPopupName: "coupon" })).toEqual({
    pageProcessStatus: "ERROR",
    isFocusStatus: "false",
    isFullBannerOpen: "false",
    launcherClosedPopupName: "coupon",
    failedCharacters: "aion:timeout lin:status",
  });
});

test("an error report names nothing of the player", () => {
  const words = JSON.stringify(reportTagsOf(STATE));
  for (const personal of ["Nightwatch", "static.example", "storm"]) expect(words).not.toContain(personal);
});
