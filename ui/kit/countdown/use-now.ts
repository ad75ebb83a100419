import { useEffect, useState } from "react";
import type { EpochMilliseconds } from "#core/ports/device.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { isPageResting, watchPageRest } from "#ui/kit/motion/page-rest.ts";

const SECOND_MS = 1_000;

/**
 * Server time, renewed with every full second while the page is visible and `isRunning`. Never runs backwards, even
 * when the clock is adjusted. The first value is that of the server's render.
 */
export function useNow(isRunning = true): EpochMilliseconds {
  const { clock } = usePorts();
  const [now, setNow] = useState(() => clock.now());

  useEffect(() => {
    if (!isRunning) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      if (isPageResting()) return;
      const current = clock.now();
      setNow((last) => Math.max(last, current));
      timer = setTimeout(tick, SECOND_MS - (current % SECOND_MS));
    };
    timer = setTimeout(tick, SECOND_MS - (clock.now() % SECOND_MS));
    const stopWatching = watchPageRest(tick);
    return () => {
      clearTimeout(timer);
      stopWatching();
    };
  }, [clock, isRunning]);

  return now;
}
