import { describe, expect, test } from "vitest";
import { readRequestPreferences } from "#adapters/http/request-preferences.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const NOTHING_SAID = { locale: null, theme: null, country: null, isInLauncher: false, age: null, languages: [] };

describe("the preferences of a page request", () => {
  test("come from its cookies and its languages", () => {
    const cookie = "sid=abc; locale=ja-JP; theme=dark; country=jp";

    expect(readRequestPreferences(cookie, "ko-KR,ko;q=0.9,en;q=0.8")).toEqual({
      locale: "ja-JP",
      theme: "dark",
      country: "JP",
      isInLauncher: false,
      age: null,
      languages: ["ko-KR", "ko", "en"],
    });
  });

  test("identify the launcher only by the cookie of a page that has found it", () => {
    expect(readRequestPreferences("theme=dark; shell=launcher", null).isInLauncher).toBe(true);
    expect(readRequestPreferences("shell=launcher2; xshell=launcher", null).isInLauncher).toBe(false);
  });

  test("are empty for a request that says nothing", () => {
    expect(readRequestPreferences(null, null)).toEqual(NOTHING_SAID);
    expect(readRequestPreferences("", "")).toEqual(NOTHING_SAID);
  });

  test.for([
    "locale=<script>; theme=blue; country=KOR",
    "locale; =dark; ;;; country",
    "locale=%E0%A4%A; theme=%; country=%4",
    "LOCALE=ja-JP; Theme=dark; Country=JP",
    "locale=; theme=; country=",
    `locale=${"a".repeat(10_000)}`,
  ])("are empty for the cookies %s", (cookie) => {
    expect(readRequestPreferences(cookie, null)).toEqual(NOTHING_SAID);
  });

  test("may be quoted, percent-encoded and spaced", () => {
    expect(readRequestPreferences('  locale = "zh-TW" ;theme=%64ark', null)).toMatchObject({
      locale: "zh-TW",
      theme: "dark",
    });
  });

  test("remember the languages in which the player reads posts, and nothing that is none", () => {
    expect(readRequestPreferences("post-languages=ja-JP", null).postLanguages).toBe("ja-JP");
    expect(readRequestPreferences("post-languages=%3Cb%3E", null)).toEqual(NOTHING_SAID);
  });
});

test.for<[string, string[]]>([
  ["en;q=0.5, ko;q=0.9, ja", ["ja", "ko", "en"]],
  ["de, fr, it", ["de", "fr", "it"]],
  ["en-US;q=0.7,*;q=0.5", ["en-US"]],
  ["en;q=0, ko", ["ko"]],
  ["en ; q=0.3 , ko ; Q=0.4", ["ko", "en"]],
  ["zh-Hant-TW, es-419;q=0.1", ["zh-Hant-TW", "es-419"]],
  ["en;q=2, ko;q=abc, ja;q=, fr;q=0.8.1, de;q=0.9;x=1, it;q=-1, th", ["th"]],
  [",,; ;q=1,=,;;;", []],
  ["한국어, <b>, en_US, e", []],
  ["en;q=1.000, ko;q=0.001", ["en", "ko"]],
])("the languages of a browser of %s are %j", ([header, languages]) => {
  expect(readRequestPreferences(null, header).languages).toEqual(languages);
});

const anyHeader = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .array(fc.constantFrom("locale", "theme", "=", ";", ",", "q=", "0.5", "en", "-", "%", '"', " ", "*", "dark"))
    .map((parts) => parts.join("")),
);

test("for any headers, the parsed preferences are well-formed", () => {
  forAll(anyHeader, anyHeader, (cookie, acceptLanguage) => {
    const { locale, theme, country, languages } = readRequestPreferences(cookie, acceptLanguage);

    for (const tag of locale === null ? languages : [locale, ...languages]) {
      expect(() => new Intl.Locale(tag.split("-")[0] ?? "")).not.toThrow();
    }
    expect([null, "light", "dark"]).toContain(theme);
    expect(country ?? "KR").toMatch(/^[A-Z]{2}$/);
  });
});

test("languages are in the order of their qualities", () => {
  const quality = fc.integer({ min: 1, max: 1000 }).map((thousandths) => thousandths / 1000);
  const ranges = fc.uniqueArray(fc.tuple(fc.constantFrom("en", "ko", "ja", "ar", "de", "fr", "th"), quality), {
    selector: ([tag]) => tag,
  });
  forAll(ranges, (wanted) => {
    const qualities = new Map<string, number>(wanted);

    const { languages } = readRequestPreferences(null, wanted.map(([tag, q]) => `${tag};q=${q}`).join(", "));

    expect([...languages].sort()).toEqual([...qualities.keys()].sort());
    const order = languages.map((tag) => qualities.get(tag) ?? 0);
    expect(order).toEqual([...order].sort((one, other) => other - one));
  });
});
