import { useSyncExternalStore } from "react";
import type { Device } from "#core/catalogue/store-reach.ts";
import { deviceOf } from "#core/shell/device-of.ts";
import { useVisit } from "#ui/context/visit-context.tsx";

const neverChanges = () => () => undefined;

/**
 * The player's device. Until the page is hydrated it is the device that the request for the page names, so that nothing moves;
 * only an iPad that calls itself a Mac is known later.
 */
export function useDevice(): Device {
  const { device = "windows" } = useVisit();
  return useSyncExternalStore(
    neverChanges,
    () => deviceOf(navigator.userAgent, navigator.maxTouchPoints),
    () => device,
  );
}
