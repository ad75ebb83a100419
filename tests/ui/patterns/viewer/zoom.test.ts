import { describe, expect, test } from "vitest";
import fc, { forAll } from "#tests/support/fast-check.ts";
import { NO_ZOOM, panBy, type Zoom, zoomTo } from "#ui/patterns/viewer/zoom.ts";

const FRAME = { width: 1_000, height: 600 };

describe("a magnified picture", () => {
  test("keeps what lies under the finger under the finger", () => {
    expect(zoomTo(NO_ZOOM, 2, { x: 100, y: -50 }, FRAME)).toEqual({ scale: 2, x: -100, y: 50 });
    expect(zoomTo({ scale: 2, x: -100, y: 50 }, 4, { x: 100, y: -50 }, FRAME)).toEqual({ scale: 4, x: -300, y: 150 });
  });

  test("returns to its position when it is no larger than its frame", () => {
    expect(zoomTo({ scale: 2, x: -100, y: 50 }, 0.3, { x: 400, y: 200 }, FRAME)).toEqual(NO_ZOOM);
  });

  test("can be dragged to its edges and no further", () => {
    const zoom: Zoom = { scale: 2, x: 0, y: 0 };
    expect(panBy(zoom, { x: 120, y: -30 }, FRAME)).toEqual({ scale: 2, x: 120, y: -30 });
    expect(panBy(zoom, { x: 5_000, y: -5_000 }, FRAME)).toEqual({ scale: 2, x: 500, y: -300 });
    expect(panBy(NO_ZOOM, { x: 40, y: 40 }, FRAME)).toEqual(NO_ZOOM);
  });

  test("never shows anything beside it, for any gesture", () => {
    const point = fc.record({ x: fc.integer({ min: -600, max: 600 }), y: fc.integer({ min: -400, max: 400 }) });
    const step = fc.record({ scale: fc.option(fc.double({ min: 0.1, max: 9, noNaN: true })), point });
    forAll(fc.array(step, { maxLength: 30 }), (steps) => {
      const zoom = steps.reduce<Zoom>(
        (last, { scale, point: at }) => (scale === null ? panBy(last, at, FRAME) : zoomTo(last, scale, at, FRAME)),
        NO_ZOOM,
      );
      expect(zoom.scale).toBeGreaterThanOrEqual(1);
      expect(zoom.scale).toBeLessThanOrEqual(5);
      expect(Math.abs(zoom.x)).toBeLessThanOrEqual(((zoom.scale - 1) * FRAME.width) / 2 + 1e-6);
      expect(Math.abs(zoom.y)).toBeLessThanOrEqual(((zoom.scale - 1) * FRAME.height) / 2 + 1e-6);
    });
  });
});
