import type { EpochMilliseconds, ServerClock } from "#core/ports/device.ts";

export interface HeldClock {
  readonly clock: ServerClock;
  /** Stops the clock at `time`. */
  readonly hold: (time: EpochMilliseconds) => void;
  /** Restarts the clock at the present time. */
  readonly release: () => void;
}

/**
 * A clock that can be stopped. Until a server-rendered page is hydrated, all of it shows the same time, e.g. in
 * countdowns and in "3 minutes ago".
 */
export function createHeldClock(clock: ServerClock): HeldClock {
  let held: EpochMilliseconds | null = null;
  return {
    clock: { ...clock, now: () => held ?? clock.now() },
    hold: (time) => {
      held = time;
    },
    release: () => {
      held = null;
    },
  };
}
