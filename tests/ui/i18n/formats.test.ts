import { expect, test } from "vitest";
import { LOCALES } from "#core/translation/locales.ts";
import { zoneNameOf } from "#core/translation/zone-names.ts";
import { formatsOf } from "#ui/context/formats.ts";

test.each([
  ["ko-KR", "Asia/Seoul", "KST"],
  ["ja-JP", "Asia/Tokyo", "JST"],
  ["zh-CN", "Asia/Shanghai", "北京时间"],
  ["zh-TW", "Asia/Taipei", "台北時間"],
  ["ru-RU", "Europe/Moscow", "МСК"],
  ["tr-TR", "Europe/Istanbul", "TSİ"],
  ["fr-FR", "Europe/Paris", "heure de Paris"],
  ["ar-SA", "Asia/Riyadh", "بتوقيت السعودية"],
  ["ko-KR", "America/New_York", "GMT-5"],
  ["de-DE", "Europe/Berlin", "MEZ"],
  ["en-US", "America/New_York", "EST"],
  ["en-US", "UTC", "UTC"],
])("a release is written in %s with the short name of %s", (locale, zone, name) => {
  const formats = formatsOf(locale, zone);
  const instant = "2026-11-21T12:00:00Z";
  const text = formats.release(instant, zoneNameOf);
  expect(text).toContain(name);
  const day = formats.date(instant);
  expect(text.replace(name, "")).toContain(day);
});

/** Thai separates the items of a list by spaces. */
const SEPARATOR = (locale: string) => (locale === "th-TH" ? /^(\s+|\s*และ\s*)$/ : /[^\s]/);

test.each(LOCALES)("two to five items of a list are kept apart in %s", (locale) => {
  const all = ["Windows", "macOS", "Linux", "iOS", "Android"];
  for (let count = 2; count <= all.length; count += 1) {
    const items = all.slice(0, count);
    const separators = formatsOf(locale)
      .list(items)
      .split(new RegExp(items.join("|")));
    expect(separators).toHaveLength(count + 1);
    for (const separator of separators.slice(1, -1)) expect(separator).toMatch(SEPARATOR(locale));
  }
});
