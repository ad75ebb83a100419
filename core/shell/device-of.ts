import type { Device } from "../catalogue/store-reach.ts";

/**
 * Device named by a user agent; an iPad calls itself a Mac, but a Mac has no touch screen. `touchPoints`: points that the screen
 * can track at once, 0 where that is not known.
 */
export function deviceOf(userAgent: string, touchPoints: number): Device {
  if (/android/i.test(userAgent)) return "android";
  if (/iphone|ipad|ipod/i.test(userAgent)) return "ios";
  if (/macintosh/i.test(userAgent)) return touchPoints > 1 ? "ios" : "macos";
  if (/windows/i.test(userAgent)) return "windows";
  return /linux|x11|cros/i.test(userAgent) ? "linux" : "other";
}
