import { describe, expect, test } from "vitest";
import type { ServerClock } from "#core/ports/device.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const START = Date.UTC(2026, 10, 21, 9);
const HOUR = 3_600_000;
const DAYS = 3 * 24 * HOUR;

/** Contract of every `ServerClock`. `create` returns an unadjusted one on the given local clock. */
export function describeServerClock(name: string, create: (readLocalTime: () => number) => ServerClock): void {
  /** A local clock that can be turned, and the server clock on it. */
  function build() {
    const local = { time: START };
    return { local, clock: create(() => local.time) };
  }

  describe(name, () => {
    test("returns local time until it is adjusted", () => {
      const { clock, local } = build();

      expect(clock.now()).toBe(START);
      expect(clock.difference()).toBe(0);
      local.time += 5000;
      expect(clock.now()).toBe(START + 5000);
    });

    test.for([DAYS, HOUR, 5000, -HOUR, -DAYS])("adopts the server's time if it differs by %i ms", (difference) => {
      const { clock, local } = build();

      clock.adjust(START + difference, 600);

      expect(clock.difference()).toBe(difference);
      expect(clock.now()).toBe(START + difference);
      local.time += 1000;
      expect(clock.now()).toBe(START + difference + 1000);
    });

    test("ignores differences of less than a second", () => {
      const { clock } = build();
      clock.adjust(START + HOUR);

      clock.adjust(START + HOUR + 999);
      clock.adjust(START + HOUR - 999);

      expect(clock.difference()).toBe(HOUR);
    });

    test("ignores differences below the precision of the answer", () => {
      const { clock } = build();

      clock.adjust(START + 2000, 2500);

      expect(clock.difference()).toBe(0);
    });

    test("stops where it was ahead, until time has caught up", () => {
      const { clock, local } = build();
      clock.adjust(START + 30_000);
      expect(clock.now()).toBe(START + 30_000);

      clock.adjust(START);

      expect(clock.difference()).toBe(0);
      expect(clock.now()).toBe(START + 30_000);
      local.time += 30_000;
      expect(clock.now()).toBe(START + 30_000);
      local.time += 1;
      expect(clock.now()).toBe(START + 30_001);
    });

    test("is set back at once where the local clock was ahead by more than a minute", () => {
      const { clock } = build();
      clock.now();

      clock.adjust(START - HOUR);

      expect(clock.now()).toBe(START - HOUR);
    });

    test.for([DAYS, -DAYS])(
      "counts down second by second on a device that is %i ms off, whatever its answers measure",
      (off) => {
        const { clock, local } = build();
        // The device's own clock is wrong; the server's is `local.time + off`.
        clock.adjust(local.time + off);
        const release = START + off + HOUR;
        for (let second = 0; second < 3_600; second += 1) {
          expect(release - clock.now()).toBe((3_600 - second) * 1_000);
          local.time += 1_000;
          // A `Date` of whole seconds, written somewhere in the round trip.
          if (second % 60 === 0) clock.adjust(local.time + off + (second % 7) * 100 - 300, 500);
        }
        expect(clock.now()).toBe(release);
      },
    );

    test("never runs backwards while measurements wander by up to a minute", () => {
      const step = fc.record({ wait: fc.nat({ max: 10_000 }), error: fc.integer({ min: -29_000, max: 29_000 }) });
      forAll(fc.array(step, { maxLength: 50 }), (steps) => {
        const { clock, local } = build();
        let latest = clock.now();
        for (const { wait, error } of steps) {
          local.time += wait;
          clock.adjust(local.time + error);
          const now = clock.now();
          expect(now).toBeGreaterThanOrEqual(latest);
          latest = now;
        }
      });
    });
  });
}
