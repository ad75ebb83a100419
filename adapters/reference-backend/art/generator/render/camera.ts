/** A view camera: it turns only around the vertical; pitch is a lens shift, so that towers stay upright. */
import { radians } from "../noise/scalar.ts";

export interface CameraSpec {
  /** World position. */
  readonly at: readonly [number, number, number];
  /** Turn to the right, degrees. */
  readonly yaw?: number;
  /** Vertical field of view, degrees. */
  readonly fov: number;
  /** A world point, and where in the picture (0 … 1 from the left and from the top) it shall appear. */
  readonly focus: readonly [number, number, number];
  readonly focusAt: readonly [number, number];
}

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Writes the unit ray through a picture position given in pixels. */
  ray(px: number, py: number, out: Float64Array): void;
  /** Picture position of a world point in pixels; null behind the camera. */
  project(x: number, y: number, z: number): readonly [number, number] | null;
}

export function createCamera(spec: CameraSpec, width: number, height: number): Camera {
  const [x, y, z] = spec.at;
  const yaw = radians(spec.yaw ?? 0);
  const cos = Math.cos(yaw);
  const sin = Math.sin(yaw);
  const tangent = Math.tan(radians(spec.fov) / 2);
  const aspect = width / height;

  /** Picture coordinates from -1 to 1 without lens shift. */
  function flat(wx: number, wy: number, wz: number): readonly [number, number, number] {
    const dx = wx - x;
    const dz = wz - z;
    const depth = dx * sin + dz * cos;
    return [(dx * cos - dz * sin) / depth / (tangent * aspect), (wy - y) / depth / tangent, depth];
  }

  const [focusX, focusY] = flat(...spec.focus);
  const shiftX = focusX - (spec.focusAt[0] * 2 - 1);
  const shiftY = focusY - (1 - spec.focusAt[1] * 2);

  return {
    x,
    y,
    z,
    ray(px, py, out) {
      const u = ((px / width) * 2 - 1 + shiftX) * tangent * aspect;
      const v = (1 - (py / height) * 2 + shiftY) * tangent;
      const length = Math.sqrt(u * u + v * v + 1);
      out[0] = (u * cos + sin) / length;
      out[1] = v / length;
      out[2] = (cos - u * sin) / length;
    },
    project(wx, wy, wz) {
      const [fx, fy, depth] = flat(wx, wy, wz);
      if (depth <= 0.01) return null;
      return [((fx - shiftX + 1) / 2) * width, ((1 - (fy - shiftY)) / 2) * height];
    },
  };
}
