/** Screenshots: cameras and hours derived from a scene's wide view. */
import type { Air } from "../atmosphere/spec.ts";
import type { CameraSpec } from "../render/camera.ts";
import type { Rgb } from "../solids/material.ts";
import type { Shot } from "./types.ts";

interface Plan {
  /** Share of the way towards the focus. */
  readonly closer: number;
  /** Steps aside and up, world units. */
  readonly aside: number;
  readonly up: number;
  /** Factor on the field of view. */
  readonly zoom: number;
  readonly focusAt: readonly [number, number];
  /** Turn of the key light, degrees, and the tint of all light. */
  readonly turn: number;
  readonly tint: Rgb;
}

const PLANS: Readonly<Record<"shot1" | "shot2", Plan>> = {
  shot1: { closer: 0.34, aside: 9, up: -1, zoom: 1, focusAt: [0.4, 0.4], turn: 52, tint: [1.12, 0.97, 0.86] },
  shot2: { closer: -0.02, aside: -18, up: 9, zoom: 0.72, focusAt: [0.56, 0.44], turn: -34, tint: [0.82, 0.94, 1.16] },
};

function tinted(color: Rgb, tint: Rgb): Rgb {
  return [color[0] * tint[0], color[1] * tint[1], color[2] * tint[2]];
}

/** The same air at another hour: the key light elsewhere, everything a little warmer or cooler. */
function atAnotherHour(air: Air, turn: number, tint: Rgb): Air {
  return {
    ...air,
    key: {
      ...air.key,
      azimuth: air.key.azimuth + turn,
      color: tinted(air.key.color, tint),
      ambient: tinted(air.key.ambient, tint),
    },
    sky: {
      ...air.sky,
      zenith: tinted(air.sky.zenith, tint),
      horizon: tinted(air.sky.horizon, tint),
      glow: tinted(air.sky.glow, tint),
    },
    clouds: air.clouds.map((cloud) => ({ ...cloud, lit: tinted(cloud.lit, tint), dark: tinted(cloud.dark, tint) })),
    fog: { ...air.fog, color: tinted(air.fog.color, tint), glow: tinted(air.fog.glow, tint) },
  };
}

/** Where a screenshot is taken from, and when. */
export function shotOf(name: "shot1" | "shot2", wide: CameraSpec, air: Air): Shot {
  const plan = PLANS[name];
  const [x, y, z] = wide.at;
  const [fx, fy, fz] = wide.focus;
  return {
    camera: {
      at: [
        x + (fx - x) * plan.closer + plan.aside,
        Math.max(2, y + (fy - y) * plan.closer * 0.3 + plan.up),
        z + (fz - z) * plan.closer,
      ],
      fov: wide.fov * plan.zoom,
      focus: wide.focus,
      focusAt: plan.focusAt,
    },
    air: atAnotherHour(air, plan.turn, plan.tint),
    grade: { textSide: 0 },
  };
}
