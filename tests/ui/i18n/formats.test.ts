import { expect, test } from "vitest";
import { formatsOf } from "#ui/context/formats.ts";

test.each([
  ["ko-KR", "Asia/Seoul", "GMT+9"],
  ["de-DE", "Europe/Berlin", "MEZ"],
  ["en-US", "America/New_York", "EST"],
  ["en-US", "UTC", "UTC"],
])("a release is told in %s with the short name of %s", (locale, zone, name) => {
  const formats = formatsOf(locale, zone);
  const instant = "2026-11-21T12:00:00Z";
  const told = formats.release(instant);
  expect(told).toContain(name);
  expect(told.replace(name, "").trim()).toBe(formats.dateTime(instant));
});
