import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { installOnDebian } from "./install-on-debian.mjs";

const KNOWN_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Debian's headless shell: the same engine without windows, which takes a quarter less processor time. */
const WITHOUT_WINDOWS = "/usr/bin/chromium-headless-shell";

/** Whether a program is a headless shell, by its name: that of Debian, or the one that Playwright fetches. */
export const isHeadlessShell = (path) => /headless[-_]shell/.test(path);

/** Fonts for the scripts of the tests. */
const FONTS = ["fonts-noto-core", "fonts-noto-cjk"];

/** The browser that `npx playwright install chromium` has fetched, or would. */
const pathOfPlaywright = () => createRequire(import.meta.url)("playwright-core").chromium.executablePath();

const installed = () => [...KNOWN_PATHS, pathOfPlaywright()].find((path) => existsSync(path));

/** A Chromium or Chrome with windows: an installed one, or Debian's, which is installed as root on Debian; `null` if none. */
export function findChromiumWithWindows() {
  if (!installed()) installOnDebian("Chromium", ["chromium", ...FONTS]);
  return installed() ?? null;
}

/** Browser for benches: `CHROMIUM_PATH`, or one with windows. Ends the process with a message if there is none. */
export function findChromium() {
  const path = process.env.CHROMIUM_PATH || findChromiumWithWindows();
  if (path) return path;
  process.stderr.write("The tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.\n");
  process.exit(1);
}

/** One line that says which browser the tests use. */
export function describeChromium(path) {
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
  return `browser  ${stdout?.trim() || "unknown version"} at ${path}\n`;
}

/**
 * Finds the headless browser for tests: `CHROMIUM_PATH`, Debian's headless shell (installed when run as root on
 * Debian), or another browser of the system.
 */
export function findChromiumWithoutWindows() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  if (!existsSync(WITHOUT_WINDOWS)) installOnDebian("Chromium without windows", ["chromium-headless-shell", ...FONTS]);
  return existsSync(WITHOUT_WINDOWS) ? WITHOUT_WINDOWS : findChromium();
}
