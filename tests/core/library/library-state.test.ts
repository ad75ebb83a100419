import { describe, expect, test } from "vitest";
import type { GameSummary } from "#core/catalogue/game.ts";
import type { StartAudience } from "#core/catalogue/start-platform.ts";
import type { LibraryGame } from "#core/library/library-game.ts";
import { isStillToBuy, libraryStateOf, timeUntilLibraryChange } from "#core/library/library-state.ts";
import {
  buildGameSummary,
  buildLibraryGame,
  buildPrice,
  DAY_MS,
  HOUR_MS,
  instantIn,
  NOON,
} from "#tests/ui/support/builders.ts";

const WEB: StartAudience = { countryCode: "US", device: "windows", shell: "web" };
const LAUNCHER: StartAudience = { ...WEB, shell: "launcher" };

const itemWith = (game: Partial<GameSummary>, change: Partial<LibraryGame> = {}) =>
  buildLibraryGame({ game: buildGameSummary(game), ...change });

const HERE_ONLY = { launch: ["US"], pre: [], chatLaunch: [], chatPre: [] };
const launchAt = instantIn(DAY_MS);
const upcoming: Partial<GameSummary> = { releaseAt: launchAt };
const withPreInstall: Partial<GameSummary> = {
  releaseAt: launchAt,
  preInstall: { availableFrom: instantIn(-HOUR_MS), sizeBytes: 1_000 },
};
const steamOnly: Partial<GameSummary> = { platforms: [{ store: "steam", url: "https://store.example/steam" }] };

describe("the state of a game in the library", () => {
  const cases: readonly (readonly [string, LibraryGame, StartAudience, object])[] = [
    ["starts in the launcher", itemWith({}), LAUNCHER, { kind: "play", platform: { store: "purple" } }],
    ["is installed from the website", itemWith({}), WEB, { kind: "install", platform: { store: "purple" } }],
    [
      "is started from another store in the launcher too",
      itemWith(steamOnly),
      LAUNCHER,
      { kind: "install", platform: { store: "steam" } },
    ],
    [
      "is installed from another store in the mobile app",
      itemWith(steamOnly),
      { ...WEB, shell: "app", device: "android" },
      { kind: "install", platform: { store: "steam" } },
    ],
    ["says nothing where ownership is not known", itemWith({}, { standing: null }), LAUNCHER, { kind: "unknown" }],
    [
      "says nothing where it is not known whether it is out",
      itemWith({ releaseAt: undefined, lifecycle: null }),
      WEB,
      { kind: "unknown" },
    ],
    [
      "has no store for this device",
      itemWith({ platforms: [{ store: "purple", url: "https://store.example/purple" }] }),
      { ...WEB, device: "ios" },
      { kind: "other_device" },
    ],
    ["opens later", itemWith(upcoming), WEB, { kind: "upcoming", opensAt: launchAt, canPreInstall: false }],
    [
      "can be pre-installed",
      itemWith(withPreInstall),
      WEB,
      { kind: "upcoming", opensAt: launchAt, canPreInstall: true },
    ],
    [
      "is pre-installed",
      itemWith(withPreInstall, { preInstallStatus: 1 }),
      WEB,
      { kind: "pre_installed", opensAt: launchAt },
    ],
    [
      "is pre-installed without being bought",
      itemWith(withPreInstall, { preInstallStatus: 1, standing: "not_owned" }),
      WEB,
      { kind: "pre_installed", opensAt: launchAt },
    ],
    [
      "is out and was pre-installed without being bought",
      itemWith({}, { preInstallStatus: 1, standing: "not_owned" }),
      WEB,
      { kind: "buy" },
    ],
    ["has no date", itemWith({ releaseAt: null }), WEB, { kind: "upcoming", opensAt: null, canPreInstall: false }],
    [
      "was announced without a country",
      itemWith({ releaseAt: null, lifecycle: "TEASER", countries: { ...HERE_ONLY, launch: [] } }),
      WEB,
      { kind: "upcoming", opensAt: null, canPreInstall: false },
    ],
    ["is not offered here", itemWith({ countries: HERE_ONLY }), { ...WEB, countryCode: "DE" }, { kind: "elsewhere" }],
    ["is not in the chat app's lists", itemWith({}), { ...WEB, shell: "chat" }, { kind: "elsewhere" }],
    ["has ended", itemWith({ display: false }), WEB, { kind: "ended" }],
    ["was refunded", itemWith({}, { standing: "refunded" }), LAUNCHER, { kind: "refunded" }],
  ];
  test.each(cases)("a game that %s", (_, item, audience, state) => {
    expect(libraryStateOf(item, audience, NOON)).toMatchObject(state);
  });

  test("changes in the second of the launch", () => {
    const item = itemWith(withPreInstall, { preInstallStatus: 1 });
    expect(libraryStateOf(item, LAUNCHER, NOON + DAY_MS - 1).kind).toBe("pre_installed");
    expect(libraryStateOf(item, LAUNCHER, NOON + DAY_MS).kind).toBe("play");
  });
});

describe("the next change of the library", () => {
  test("is that of the first game that changes", () => {
    const soon = itemWith({ releaseAt: instantIn(HOUR_MS) });
    expect(timeUntilLibraryChange([itemWith(upcoming), soon, itemWith({})], NOON)).toBe(HOUR_MS);
  });

  test("is none where all games are out", () => {
    expect(timeUntilLibraryChange([itemWith({})], NOON)).toBeNull();
    expect(timeUntilLibraryChange([], NOON)).toBeNull();
  });
});

describe("a pre-installed game", () => {
  const paid = { lowestPrice: buildPrice({ list: 5_000, sale: 5_000 }) };
  const free = { lowestPrice: buildPrice({ list: 0, sale: 0 }) };

  test("is still to buy where it costs money and is not owned", () => {
    expect(isStillToBuy(itemWith(paid, { standing: "not_owned" }), NOON)).toBe(true);
    expect(isStillToBuy(itemWith(paid), NOON)).toBe(false);
    expect(isStillToBuy(itemWith(free, { standing: "not_owned" }), NOON)).toBe(false);
    expect(isStillToBuy(itemWith({}, { standing: "not_owned" }), NOON)).toBe(false);
  });
});
