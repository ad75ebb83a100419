import { leafyBranch } from "../../figures/plants.ts";
import type { LandSpec } from "../../terrain/build.ts";
import type { Composer } from "../types.ts";

export const karst: LandSpec = {
  form: "pillars",
  amplitude: 34,
  frequency: 0.02,
  bend: 5,
  plainUntil: 26,
  formFrom: 60,
  base: -2,
  roll: 1,
  drops: 200000,
  plateaus: [{ x: 0, z: 88, radius: 7, height: 23, spread: 1.9 }],
  forest: { height: 1.5, density: 0.8, treeLine: 60 },
};

export function branch(c: Composer, angle: number, leaf: number, perTip: number, x = 1.01, y = 0.1): string {
  return leafyBranch(
    c.random,
    { x: c.width * x, y: c.height * y, length: c.height * c.by(0.19, 0.18, 0.09), thickness: c.height * 0.022, angle },
    c.height * leaf,
    perTip,
  );
}
