import { useSyncExternalStore } from "react";
import type { Device } from "#core/catalogue/store-reach.ts";

const neverChanges = () => () => undefined;

/** Device named by a user agent; an iPad calls itself a Mac, but a Mac has no touch screen. */
export function deviceOf(userAgent: string, touchPoints: number): Device {
  if (/android/i.test(userAgent)) return "android";
  if (/iphone|ipad|ipod/i.test(userAgent)) return "ios";
  if (/macintosh/i.test(userAgent)) return touchPoints > 1 ? "ios" : "macos";
  if (/windows/i.test(userAgent)) return "windows";
  return /linux|x11|cros/i.test(userAgent) ? "linux" : "other";
}

/** The player's device; `windows`, where most games are played, until the page is hydrated. */
export function useDevice(): Device {
  return useSyncExternalStore(
    neverChanges,
    () => deviceOf(navigator.userAgent, navigator.maxTouchPoints),
    () => "windows",
  );
}
