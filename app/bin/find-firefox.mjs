import { existsSync } from "node:fs";
import { installOnDebian } from "./install-on-debian.mjs";

const FIREFOX = "/usr/bin/firefox-esr";

/**
 * The Firefox in which journeys are tried as well: `FIREFOX_PATH`, or Debian's, which is installed where this runs as root on
 * Debian; `null` where there is none.
 */
export function findFirefox() {
  const named = process.env.FIREFOX_PATH;
  if (named) return named;
  if (!existsSync(FIREFOX)) installOnDebian("Firefox", ["--no-install-recommends", "firefox-esr"]);
  return existsSync(FIREFOX) ? FIREFOX : null;
}
