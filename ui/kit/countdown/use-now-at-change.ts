import { useEffect, useState } from "react";
import type { EpochMilliseconds } from "#core/ports/device.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { watchPageRest } from "#ui/kit/motion/page-rest.ts";

/** Timers stop while the device sleeps, and the clock may be adjusted: a longer wait is checked in between. */
const CHECK_MS = 5_000;

/**
 * Server time, renewed when something changes by time. `waitFrom` returns the milliseconds from a time to the next
 * change, or `null` if there is none; it must stay the same function as long as its data does.
 */
export function useNowAtChange(waitFrom: (nowMs: EpochMilliseconds) => number | null): EpochMilliseconds {
  const { clock } = usePorts();
  const [now, setNow] = useState(() => clock.now());

  useEffect(() => {
    const wait = waitFrom(now);
    if (wait === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      const left = now + wait - clock.now();
      if (left <= 0) setNow(clock.now());
      else timer = setTimeout(check, Math.min(left, CHECK_MS));
    };
    check();
    const stopWatching = watchPageRest(check);
    return () => {
      clearTimeout(timer);
      stopWatching();
    };
  }, [clock, now, waitFrom]);

  return now;
}
