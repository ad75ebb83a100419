import type { QueryClient } from "@tanstack/react-query";
import { countPendingLoads } from "#ui/kit/lazy/load-once.ts";
import { whenIdle } from "#ui/kit/lazy/when-idle.ts";

/** Looks in a row that must find nothing under way: the code of one part may ask for another one. */
const QUIET_LOOKS = 3;
/** Time between two looks, in milliseconds. */
const LOOK_EVERY_MS = 50;

/**
 * Marks the document with `data-idle`, for tests, once nothing is under way for the first time: the code of the page's
 * late parts is there, the page has its former position again, and no read is waiting for its answer.
 */
export function markIdle(client: QueryClient): void {
  let quietLooks = 0;
  const look = () => {
    quietLooks = countPendingLoads() + client.isFetching() > 0 ? 0 : quietLooks + 1;
    if (quietLooks === QUIET_LOOKS) document.documentElement.dataset.idle = "";
    else setTimeout(() => whenIdle(look), LOOK_EVERY_MS);
  };
  look();
}
