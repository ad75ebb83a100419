import type { EpochMilliseconds, ServerClock } from "#core/ports/device.ts";

export interface HeldClock {
  readonly clock: ServerClock;
  /** Lets the clock stand still at `time`. */
  readonly hold: (time: EpochMilliseconds) => void;
  /** Lets time go on; the clock is right from then on. */
  readonly release: () => void;
}

/**
 * A clock that can stand still. While a page is rendered on the server, and until it is hydrated, all of it shows one
 * and the same time: the same countdowns, the same "3 minutes ago".
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
