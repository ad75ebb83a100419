/** Signed distances to packed solids. Hot path: no allocation, scalars only. */
import { Col, Shape, STRIDE } from "./shapes.ts";

function atMost(x: number, limit: number): number {
  return x < limit ? x : limit;
}

function atLeast(x: number, limit: number): number {
  return x > limit ? x : limit;
}

function length2(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

function boxDistance(dx: number, dy: number, dz: number): number {
  const inside = atMost(Math.max(dx, dy, dz), 0);
  const ox = atLeast(dx, 0);
  const oy = atLeast(dy, 0);
  const oz = atLeast(dz, 0);
  return inside + Math.sqrt(ox * ox + oy * oy + oz * oz);
}

/** Distance from a world point to the solid that starts at `o` in the table. */
export function solidDistance(t: Float64Array, o: number, px: number, py: number, pz: number): number {
  const wx = px - t[o + Col.x]!;
  const wy = py - t[o + Col.y]!;
  const wz = pz - t[o + Col.z]!;
  const cosTurn = t[o + Col.cosTurn]!;
  const sinTurn = t[o + Col.sinTurn]!;
  const hx = wx * cosTurn + wz * sinTurn;
  const z = -wx * sinTurn + wz * cosTurn;
  const cosTilt = t[o + Col.cosTilt]!;
  const sinTilt = t[o + Col.sinTilt]!;
  const x = hx * cosTilt + wy * sinTilt;
  const y = -hx * sinTilt + wy * cosTilt;
  const a = t[o + Col.a]!;
  const b = t[o + Col.b]!;
  const c = t[o + Col.c]!;
  const d = t[o + Col.d]!;
  switch (t[o]) {
    case Shape.column:
      return columnDistance(x, y, z, a, b, c);
    case Shape.cone:
      return coneDistance(x, y, z, a, b, c);
    case Shape.box:
      return boxDistance(Math.abs(x) - a + d, Math.abs(y - b) - b + d, Math.abs(z) - c + d) - d;
    case Shape.gable: {
      const slope = b / length2(a, b);
      return Math.max((Math.abs(x) - a * (1 - y / b)) * slope, -y, Math.abs(z) - c);
    }
    case Shape.ellipsoid: {
      const ex = x / a;
      const ey = y / b;
      const ez = z / c;
      const k0 = Math.sqrt(ex * ex + ey * ey + ez * ez);
      const fx = ex / a;
      const fy = ey / b;
      const fz = ez / c;
      return (k0 * (k0 - 1)) / (Math.sqrt(fx * fx + fy * fy + fz * fz) + 1e-6);
    }
    case Shape.pyramid: {
      const slope = b / length2(a, b);
      return Math.max((Math.max(Math.abs(x), Math.abs(z)) - a * (1 - y / b)) * slope, -y);
    }
    case Shape.ring:
      return length2(length2(x, y) - a, z) - b;
    case Shape.limb: {
      const along = (x * a + y * b + z * c) / (a * a + b * b + c * c);
      const k = along < 0 ? 0 : along > 1 ? 1 : along;
      const lx = x - a * k;
      const ly = y - b * k;
      const lz = z - c * k;
      return Math.sqrt(lx * lx + ly * ly + lz * lz) - d * (1 - 0.5 * k);
    }
    case Shape.arch:
      return archDistance(x, y, z, a, b, c, d);
    case Shape.crystal: {
      const ax = Math.abs(x);
      const hex = Math.max(Math.abs(z) * 0.866 + ax * 0.5, ax);
      const up = y / b;
      const radius = a * (up > 0.7 ? (1 - up) / 0.3 : 0.75 + (0.25 * up) / 0.7);
      return Math.max((hex - radius) * 0.8, -y);
    }
    case Shape.drift: {
      const down = -y / b;
      const k = down < 0 ? 0 : down > 1 ? 1 : down;
      const angle = Math.atan2(z, x);
      const radius = a * (1 - k) ** 0.7 * (1 + 0.18 * Math.sin(angle * 5 + c) + 0.1 * Math.sin(angle * 11 + y * 2));
      return Math.max((length2(x, z) - radius) * 0.55, y, -y - b * 0.97);
    }
    case Shape.eaves:
      return eavesDistance(x, y, z, a, b);
    case Shape.sail: {
      const u = x / a;
      const v = y / b;
      const belly = -c * (1 - u * u) * (1 - 0.8 * v * v);
      return Math.max((Math.abs(z - belly) - 0.05) * 0.6, Math.abs(x) - a, Math.abs(y) - b);
    }
    case Shape.hoop: {
      const radial = Math.abs(length2(x, z) - a) - b;
      return Math.max(radial, Math.abs(y) - c);
    }
    default:
      return 1e9;
  }
}

function columnDistance(x: number, y: number, z: number, a: number, b: number, c: number): number {
  const up = y / b;
  const k = up < 0 ? 0 : up > 1 ? 1 : up;
  const radial = length2(x, z) - a * (1 - c * k);
  const level = Math.abs(y - b * 0.5) - b * 0.5;
  const ox = atLeast(radial, 0);
  const oy = atLeast(level, 0);
  return atMost(Math.max(radial, level), 0) + Math.sqrt(ox * ox + oy * oy);
}

function coneDistance(x: number, y: number, z: number, a: number, b: number, c: number): number {
  const up = y / b;
  const k = up < 0 ? 0 : up > 1 ? 1 : up;
  const radius = a * (1 - k) * (1 - c * Math.sin(k * Math.PI) * 0.5);
  return Math.max(((length2(x, z) - radius) * b) / length2(a, b), -y, y - b);
}

function archDistance(x: number, y: number, z: number, a: number, b: number, c: number, d: number): number {
  const wall = Math.max(Math.abs(x) - a, Math.abs(y - b) - b, Math.abs(z) - c);
  const half = a * d;
  const spring = b * 1.25;
  const opening = y > spring ? length2(x, (y - spring) * 0.8) - half : Math.abs(x) - half;
  return Math.max(wall, -opening);
}

/** Hollow hip roof: the flank follows a curve and the corners turn up. */
function eavesDistance(x: number, y: number, z: number, a: number, b: number): number {
  const ax = Math.abs(x);
  const az = Math.abs(z);
  const m = Math.max(ax, az);
  const corner = Math.min(ax, az) / a;
  const lift = b * 0.42 * corner * corner * corner;
  const out = m / a;
  const k = out > 1 ? 1 : out;
  const top = b * (1 - k) * (1 - 0.75 * k) + lift;
  const roof = (y - top) * 0.55;
  const under = top - b * 0.16 - 0.05 - y;
  return Math.max(roof, under * 0.6, m - a);
}

/** A place to put what a query found, kept by the caller and used again. */
export interface Found {
  /** Index of the nearest solid, -1 for none. */
  solid: number;
}

/** Distance to a list of solids joined together; `soft` noise is added by the caller's materials. */
export function joinedDistance(
  t: Float64Array,
  list: Int32Array,
  count: number,
  px: number,
  py: number,
  pz: number,
  found: Found,
): number {
  let nearest = 1e9;
  let solid = -1;
  let widest = 0;
  for (let i = 0; i < count; i++) {
    const o = list[i]! * STRIDE;
    const distance = solidDistance(t, o, px, py, pz);
    const blend = t[o + Col.blend]!;
    if (blend > 0 && widest > 0) {
      const h = atLeast(blend - Math.abs(nearest - distance), 0) / blend;
      if (distance < nearest) {
        solid = list[i]!;
        nearest = distance;
      }
      nearest -= h * h * blend * 0.25;
    } else if (distance < nearest) {
      nearest = distance;
      solid = list[i]!;
    }
    if (blend > widest) widest = blend;
  }
  found.solid = solid;
  return nearest;
}
