import { existsSync } from "node:fs";
import { installOnDebian } from "./install-on-debian.mjs";

const FIREFOX = "/usr/bin/firefox-esr";

/** Firefox for journeys: `FIREFOX_PATH`, or Debian's, which is installed as root on Debian; `null` if there is none. */
export function findFirefox() {
  const named = process.env.FIREFOX_PATH;
  if (named) return named;
  if (!existsSync(FIREFOX)) installOnDebian("Firefox", ["--no-install-recommends", "firefox-esr"]);
  return existsSync(FIREFOX) ? FIREFOX : null;
}
