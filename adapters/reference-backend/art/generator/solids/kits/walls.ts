/** A city wall and the engines before it. Materials: `stone`, `plain`, `roof`, `ember`; `wood` for engines. */
import type { Random } from "../../noise/random.ts";
import { between } from "../../noise/random.ts";
import type { Solid } from "../shapes.ts";
import { Shape } from "../shapes.ts";
import type { Place } from "./fortress.ts";
import { tower } from "./fortress.ts";

/** A city wall across the view with gatehouse and towers; `width` between its ends. */
export function cityWall(random: Random, at: Place, width: number, size: number): Solid[] {
  const s = size;
  const solids: Solid[] = [];
  const spans = Math.max(4, Math.round(width / (11 * s)));
  for (let k = 0; k < spans; k++) {
    const x = at.x + ((k + 0.5) / spans - 0.5) * width;
    const half = width / spans / 2;
    const back = 3 * Math.cos((k / spans) * 6.3) * s;
    solids.push({
      shape: Shape.box,
      material: "plain",
      x,
      y: at.y - 3,
      z: at.z + back,
      a: half + 0.2,
      b: 6.4 * s,
      c: 1.6 * s,
    });
    const teeth = Math.floor((half * 2) / (1.5 * s));
    for (let t = 0; t < teeth; t++) {
      solids.push({
        shape: Shape.box,
        material: "plain",
        x: x - half + (t + 0.5) * 1.5 * s,
        y: at.y - 3 + 12.8 * s,
        z: at.z + back - 1.2 * s,
        a: 0.46 * s,
        b: 0.6 * s,
        c: 0.4 * s,
      });
    }
    if (k > 0)
      solids.push(
        ...tower(random, { x: x - half, y: at.y - 3, z: at.z + back }, 2.3 * s, between(random, 16, 19) * s, {
          roof: random() < 0.4 ? "pointed" : "crown",
          size: s,
        }),
      );
  }
  for (const side of [-1, 1])
    solids.push(
      ...tower(random, { x: at.x + side * 4.4 * s, y: at.y - 3, z: at.z - 3 * s }, 2.8 * s, 22 * s, {
        roof: "crown",
        size: s * 1.2,
      }),
    );
  solids.push(
    {
      shape: Shape.arch,
      material: "stone",
      x: at.x,
      y: at.y - 3,
      z: at.z - 2.6 * s,
      a: 3.6 * s,
      b: 8.6 * s,
      c: 2 * s,
      d: 0.56,
    },
    { shape: Shape.box, material: "ember", x: at.x, y: at.y - 3, z: at.z + 1.7 * s, a: 2.2 * s, b: 5 * s, c: 0.1 },
  );
  return solids;
}

/** Stakes and wagons before a wall, and a trebuchet for the siege. */
export function siegeEngine(at: Place, size: number, turn: number): Solid[] {
  const s = size;
  const c = Math.cos(turn);
  const n = Math.sin(turn);
  const limb = (dx: number, dy: number, dz: number, vx: number, vy: number, vz: number, d: number): Solid => ({
    shape: Shape.limb,
    material: "wood",
    x: at.x + (dx * c - dz * n) * s,
    y: at.y + dy * s,
    z: at.z + (dx * n + dz * c) * s,
    a: (vx * c - vz * n) * s,
    b: vy * s,
    c: (vx * n + vz * c) * s,
    d: d * s,
  });
  const solids: Solid[] = [
    limb(-3.2, 4, 0, 10.4, 7.2, 0, 0.26),
    {
      shape: Shape.box,
      material: "wood",
      x: at.x - 3.2 * c * s,
      y: at.y + 2.4 * s,
      z: at.z - 3.2 * n * s,
      a: 0.9 * s,
      b: 0.9 * s,
      c: 0.9 * s,
      turn,
    },
  ];
  for (const side of [-1, 1]) {
    solids.push(
      limb(-3, 0, side * 1.3, 3, 5.6, -side * 0.4, 0.22),
      limb(3, 0, side * 1.3, -3, 5.6, -side * 0.4, 0.22),
      limb(-3.6, 0.3, side * 1.3, 7.2, 0, 0, 0.22),
    );
  }
  return solids;
}
