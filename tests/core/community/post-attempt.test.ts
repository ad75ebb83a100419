import { describe, expect, it } from "vitest";
import { isMadeByAttempt } from "#core/community/post-attempt.ts";

const attempt = { key: "key", sinceMs: Date.parse("2026-11-21T10:00:00Z") };

describe("a post", () => {
  it.each([
    ["2026-11-21T10:00:00Z", true],
    ["2026-11-21T10:00:09Z", true],
    // The clock of the device is not quite the server's.
    ["2026-11-21T09:59:55Z", true],
    ["2026-11-21T09:59:54.999Z", false],
    ["yesterday", false],
  ])("of one's own made at %s comes from a try of ten o'clock: %s", (createdAt, isMade) => {
    expect(isMadeByAttempt({ isMine: true, createdAt }, attempt)).toBe(isMade);
  });

  it("of another player never does", () => {
    expect(isMadeByAttempt({ isMine: false, createdAt: "2026-11-21T10:00:00Z" }, attempt)).toBe(false);
  });
});
