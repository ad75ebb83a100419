/** A picture in the making: linear colour, depth and the half-size cloud layer, in shared memory. */

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Linear light, three values a pixel. */
  readonly color: Float32Array<SharedArrayBuffer>;
  /** Distance from the camera, world units; NOTHING for sky. */
  readonly depth: Float32Array<SharedArrayBuffer>;
  /** 1 where colour or depth jumps, so that more rays are needed. */
  readonly edges: Uint8Array<SharedArrayBuffer>;
  /** Half size: light added by clouds (3) and share of the background that shows (1). */
  readonly cloud: Float32Array<SharedArrayBuffer>;
}

function shared(values: number): Float32Array<SharedArrayBuffer> {
  return new Float32Array(new SharedArrayBuffer(values * 4));
}

/** Width or height of the cloud layer. */
export function half(size: number): number {
  return Math.ceil(size / 2);
}

export function createFrame(width: number, height: number): Frame {
  return {
    width,
    height,
    color: shared(width * height * 3),
    depth: shared(width * height),
    edges: new Uint8Array(new SharedArrayBuffer(width * height)),
    cloud: shared(half(width) * half(height) * 4),
  };
}
