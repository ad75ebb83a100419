/** A way on the screen: true to it in every reading direction. */
export type Way = "up" | "down" | "left" | "right";

/** Edges of a rectangle on the screen, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How much further away something counts for each pixel it lies beside the way. */
const ASIDE_WEIGHT = 3;

/** Boxes that touch or overlap by so much, in CSS pixels, are still beside each other. */
const OVERLAP = 4;

/**
 * Chooses from `others` the target of a move from `box` in a direction: the nearest that begins beyond it; boxes
 * straight ahead are preferred to those aside. `null` if there is none.
 */
export function nearestInDirection<Other>(
  box: Box,
  way: Way,
  others: readonly Other[],
  boxOf: (other: Other) => Box,
): Other | null {
  let nearest: Other | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const distance = distanceTo(box, way, boxOf(other));
    if (distance < least) {
      least = distance;
      nearest = other;
    }
  }
  return nearest;
}

/** Infinite where the other does not lie that way. */
function distanceTo(box: Box, way: Way, other: Box): number {
  const ahead = {
    up: box.top - other.bottom,
    down: other.top - box.bottom,
    left: box.left - other.right,
    right: other.left - box.right,
  }[way];
  if (ahead < -OVERLAP) return Number.POSITIVE_INFINITY;
  const isUpright = way === "up" || way === "down";
  const aside = isUpright
    ? gapBetween(box.left, box.right, other.left, other.right)
    : gapBetween(box.top, box.bottom, other.top, other.bottom);
  // Of several straight ahead, the one whose beginning is level: cards of a row stay in their column.
  const shift = isUpright ? Math.abs(box.left - other.left) : Math.abs(box.top - other.top);
  return Math.max(0, ahead) + ASIDE_WEIGHT * aside + shift / 100;
}

const gapBetween = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.max(0, otherFrom - to, from - otherTo);
