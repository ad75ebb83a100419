/** Built things are made of a few simple shapes. Sizes in world units; y is up; feet at the given place. */

/** The shapes and what a, b, c, d mean for each. */
export const Shape = {
  /** a radius at the foot, b height, c taper 0 … 1 */
  column: 0,
  /** a radius at the foot, b height, c inward curve of the flank (negative bulges) */
  cone: 1,
  /** a, b, c half width, half height, half depth, d rounding; stands on its foot */
  box: 2,
  /** gable roof: a half width, b height, c half depth */
  gable: 3,
  /** a, b, c half axes; centred on the place */
  ellipsoid: 4,
  /** square pyramid: a half width, b height */
  pyramid: 5,
  /** ring standing upright: a radius, b thickness; centred */
  ring: 6,
  /** tapering limb: a, b, c the vector to its end, d radius */
  limb: 7,
  /** wall with a round-headed opening: a half width, b half height, c half depth, d width of the opening (share) */
  arch: 8,
  /** six-sided crystal: a radius, b height */
  crystal: 9,
  /** rock hanging in the air below a level top: a radius, b depth, c turn of its flanks */
  drift: 10,
  /** square roof with hollow flanks and raised corners: a half width, b height */
  eaves: 11,
  /** sail or shield bulging towards -z: a half width, b half height, c bulge; centred */
  sail: 12,
  /** ring lying level: a radius, b thickness, c height of the band; centred */
  hoop: 13,
} as const;

export type ShapeId = (typeof Shape)[keyof typeof Shape];

/** One shape at its place. */
export interface Solid {
  readonly shape: ShapeId;
  /** Name of a material of the scene. */
  readonly material: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly a: number;
  readonly b: number;
  readonly c?: number;
  readonly d?: number;
  /** Turn around the vertical axis, radians. */
  readonly turn?: number;
  /** Tilt around the (turned) z axis, radians. */
  readonly tilt?: number;
  /** Width of the soft joint with its neighbours. */
  readonly blend?: number;
}

/** Numbers for each solid in the packed table. */
export const STRIDE = 18;
/** Columns of the packed table. */
export const Col = {
  shape: 0,
  material: 1,
  x: 2,
  y: 3,
  z: 4,
  a: 5,
  b: 6,
  c: 7,
  d: 8,
  cosTurn: 9,
  sinTurn: 10,
  cosTilt: 11,
  sinTilt: 12,
  blend: 13,
  ballX: 14,
  ballY: 15,
  ballZ: 16,
  ballRadius: 17,
} as const;

/** Centre height (above the foot) and radius of a ball around an untilted shape. */
function ballOf(s: Solid): { x: number; y: number; z: number; radius: number } {
  const c = s.c ?? 0;
  const d = s.d ?? 0;
  switch (s.shape) {
    case Shape.column:
    case Shape.cone:
    case Shape.crystal:
      return { x: 0, y: s.b / 2, z: 0, radius: Math.hypot(s.a * 1.15, s.b / 2) };
    case Shape.pyramid:
      return { x: 0, y: s.b / 2, z: 0, radius: Math.hypot(s.a * 1.45, s.b / 2) };
    case Shape.eaves:
      return { x: 0, y: s.b / 2, z: 0, radius: Math.hypot(s.a * 1.7, s.b * 0.8) };
    case Shape.box:
    case Shape.arch:
      return { x: 0, y: s.b, z: 0, radius: Math.hypot(s.a, s.b, c) };
    case Shape.gable:
      return { x: 0, y: s.b / 2, z: 0, radius: Math.hypot(s.a, s.b / 2, c) };
    case Shape.ellipsoid:
      return { x: 0, y: 0, z: 0, radius: Math.max(s.a, s.b, c) };
    case Shape.ring:
    case Shape.hoop:
      return { x: 0, y: 0, z: 0, radius: s.a + s.b + c };
    case Shape.limb:
      return { x: s.a / 2, y: s.b / 2, z: c / 2, radius: Math.hypot(s.a, s.b, c) / 2 + d };
    case Shape.drift:
      return { x: 0, y: -s.b / 2, z: 0, radius: Math.hypot(s.a * 1.4, s.b / 2) };
    case Shape.sail:
      return { x: 0, y: 0, z: -c / 2, radius: Math.hypot(s.a, s.b, c) + 0.1 };
  }
}

/** Packs the solids of a scene into one table that render threads can share. */
export function packSolids(
  solids: readonly Solid[],
  materialIndex: ReadonlyMap<string, number>,
): Float64Array<SharedArrayBuffer> {
  const table = new Float64Array(new SharedArrayBuffer(Math.max(1, solids.length) * STRIDE * 8));
  solids.forEach((s, i) => {
    const material = materialIndex.get(s.material);
    if (material === undefined) throw new Error(`The scene has no material "${s.material}".`);
    const turn = s.turn ?? 0;
    const tilt = s.tilt ?? 0;
    const ball = ballOf(s);
    // Tilt first (about local z), then turn (about y), as the distance function undoes them.
    const tx = ball.x * Math.cos(tilt) - ball.y * Math.sin(tilt);
    const ty = ball.x * Math.sin(tilt) + ball.y * Math.cos(tilt);
    table.set(
      [
        s.shape,
        material,
        s.x,
        s.y,
        s.z,
        s.a,
        s.b,
        s.c ?? 0,
        s.d ?? 0,
        Math.cos(turn),
        Math.sin(turn),
        Math.cos(tilt),
        Math.sin(tilt),
        s.blend ?? 0,
        s.x + tx * Math.cos(turn) - ball.z * Math.sin(turn),
        s.y + ty,
        s.z + tx * Math.sin(turn) + ball.z * Math.cos(turn),
        ball.radius * 1.03 + 0.02 + (s.blend ?? 0) * 0.3,
      ],
      i * STRIDE,
    );
  });
  return table;
}
