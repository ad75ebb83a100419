/** How a picture is magnified: `x` and `y` are how far its middle lies from the frame's, in CSS pixels. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Size of the frame in CSS pixels. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 };

/** How large a picture can be made. */
export const MAX_SCALE = 5;

/** Scale after a double tap or a press of the button. */
export const TAP_SCALE = 2.5;

/** Zooms to `scale` and keeps the content under `point` fixed; `point` is relative to the centre of the frame. */
export function zoomTo(zoom: Zoom, scale: number, point: Point, frame: FrameSize): Zoom {
  const next = Math.min(MAX_SCALE, Math.max(1, scale));
  const ratio = next / zoom.scale;
  return bounded(
    { scale: next, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio },
    frame,
  );
}

/** Moves a magnified picture; it never leaves its frame. */
export function panBy(zoom: Zoom, by: Point, frame: FrameSize): Zoom {
  return bounded({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame);
}

function bounded({ scale, x, y }: Zoom, { width, height }: FrameSize): Zoom {
  const within = (value: number, size: number) => {
    const most = ((scale - 1) * size) / 2;
    return Math.min(most, Math.max(-most, value)) + 0;
  };
  return { scale, x: within(x, width), y: within(y, height) };
}
