import type { GameCode } from "../catalogue/game.ts";
import type { RequestFailure } from "../failures/request-failure.ts";
import type { ServiceStatus } from "../failures/service-status.ts";
import type { EpochMilliseconds } from "../ports/device.ts";
import type { Theme } from "../ports/preferences.ts";
import type { ProfileInfo } from "../ports/session-gateway.ts";

/** State of a page and its surroundings (Spec §3). */
export interface ClientState {
  /** The worst that a part of the page has met. */
  readonly pageProcessStatus: ServiceStatus;
  readonly currentTimeInfo: {
    readonly currentTime: EpochMilliseconds;
    /** Server time minus local time, in milliseconds. */
    readonly diff: number;
  };
  /** Whether the window around the page is used. */
  readonly isFocusStatus: boolean;
  readonly storeTheme: Theme;
  /** The native popup that the launcher has closed last; `null` until it has closed one. */
  readonly launcherClosedPopupName: string | null;
  /** Full banners that were watched on this device, by their keys. */
  readonly fullBannerWatched: Readonly<Record<string, boolean>>;
  readonly isFullBannerOpen: boolean;
  readonly isShowTutorial: boolean;
  /** The player's character of each requested game. */
  readonly characterDetail: Readonly<Record<GameCode, CharacterDetail>>;
}

/** Both are `null` while loading. */
export interface CharacterDetail {
  readonly error: RequestFailure["kind"] | null;
  readonly data: ProfileInfo | null;
}
