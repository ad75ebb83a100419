import { describe, expect, test } from "vitest";
import { estimateServerTime, parseHttpDate, parseRetryAfter } from "#adapters/http/http-date.ts";

const NINE = Date.UTC(2026, 10, 21, 9, 0, 0);

describe("an HTTP date", () => {
  test.for(["Sat, 21 Nov 2026 09:00:00 GMT", "Saturday, 21-Nov-26 09:00:00 GMT", "Sat Nov 21 09:00:00 2026"])(
    "is read as GMT in the form %s",
    (text) => {
      expect(parseHttpDate(text)).toBe(NINE);
    },
  );

  test.for([null, "", "0", "1800000000", "2026-11-21T09:00:00Z", "Someday, soon GMT", "Sat, 99 Nov 2026 09:00:00 GMT"])(
    "is not read from %j",
    (text) => {
      expect(parseHttpDate(text)).toBeNull();
    },
  );
});

describe("the time to wait", () => {
  test.for<[string | null, number | null]>([
    ["0", 0],
    ["120", 120],
    ["Sat, 21 Nov 2026 09:02:00 GMT", 120],
    ["Sat, 21 Nov 2026 08:00:00 GMT", 0],
    ["-5", null],
    ["1.5", null],
    ["soon", null],
    ["9".repeat(400), null],
    ["", null],
    [null, null],
  ])("of Retry-After %j is %j seconds", ([text, seconds]) => {
    expect(parseRetryAfter(text, NINE)).toBe(seconds);
  });

  test("is rounded up, so that no client returns too early", () => {
    expect(parseRetryAfter("Sat, 21 Nov 2026 09:00:02 GMT", NINE + 1)).toBe(2);
  });
});

describe("the server's time", () => {
  test("lies half a second and half a round trip after the date, by no more than that", () => {
    expect(estimateServerTime("Sat, 21 Nov 2026 09:00:00 GMT", 200)).toEqual({
      serverTime: NINE + 600,
      uncertaintyMs: 600,
    });
  });

  test("is unknown from an answer without a date", () => {
    expect(estimateServerTime(null, 200)).toBeNull();
  });
});
