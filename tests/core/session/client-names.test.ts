import { expect, it } from "vitest";
import { clientNamesOf } from "#core/session/client-names.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const MOZILLA = "Mozilla/5.0";
const WINDOWS = "(Windows NT 10.0; Win64; x64)";
const MAC = "(Macintosh; Intel Mac OS X 10_15_7)";
const LIKE_CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0";
const LIKE_SAFARI = "AppleWebKit/605.1.15 (KHTML, like Gecko)";

it.each([
  [`${MOZILLA} ${WINDOWS} ${LIKE_CHROME} Safari/537.36`, "Chrome", "Windows"],
  [`${MOZILLA} ${WINDOWS} ${LIKE_CHROME} Safari/537.36 Edg/142.0.0.0`, "Edge", "Windows"],
  [`${MOZILLA} ${WINDOWS} ${LIKE_CHROME} Safari/537.36 OPR/125.0.0.0`, "Opera", "Windows"],
  [`${MOZILLA} ${WINDOWS} ${LIKE_CHROME} Whale/4.33.325.17 Safari/537.36`, "Whale", "Windows"],
  [`${MOZILLA} ${WINDOWS} ${LIKE_CHROME} YaBrowser/25.10.0 Yowser/2.5 Safari/537.36`, "Yandex Browser", "Windows"],
  [`${MOZILLA} (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0`, "Firefox", "Windows"],
  [`${MOZILLA} ${MAC} ${LIKE_SAFARI} Version/26.1 Safari/605.1.15`, "Safari", "macOS"],
  [`${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, "Firefox", "Linux"],
  [`${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${LIKE_CHROME} Safari/537.36`, "Chrome", "ChromeOS"],
  [`${MOZILLA} (Linux; Android 16; Pixel 10) ${LIKE_CHROME} Mobile Safari/537.36`, "Chrome", "Android"],
  [
    `${MOZILLA} (Linux; Android 16; SM-S938N) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 26_1 like Mac OS X) ${LIKE_SAFARI} Version/26.1 Mobile/15E148 Safari/604.1`,
    "Safari",
    "iOS",
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 26_1 like Mac OS X) ${LIKE_SAFARI} CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1`,
    "Chrome",
    "iOS",
  ],
  [
    `${MOZILLA} (iPad; CPU OS 18_7 like Mac OS X) ${LIKE_SAFARI} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`,
    "Firefox",
    "iPadOS",
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 26_1 like Mac OS X) ${LIKE_SAFARI} EdgiOS/142.0 Version/26.0 Mobile/15E148 Safari/604.1`,
    "Edge",
    "iOS",
  ],
  [`${MOZILLA} (X11; Linux x86_64) ${LIKE_SAFARI} Version/26.0 Safari/605.1.15`, "Safari", "Linux"],
  ["curl/8.14.1", "", ""],
  ["", "", ""],
])("%s is a session of %s on %s", (userAgent, browser, system) => {
  expect(clientNamesOf(userAgent)).toEqual({ browser, system });
});

it("every text has an answer of known names alone", () => {
  forAll(fc.string({ unit: "binary", maxLength: 2_000 }), (userAgent) => {
    const { browser, system } = clientNamesOf(userAgent);
    expect(`${browser}${system}`).toMatch(/^[A-Za-z ]*$/);
  });
});
