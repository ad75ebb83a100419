import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type FrameSize, NO_ZOOM, type Point, panBy, TAP_SCALE, type Zoom, zoomTo } from "./zoom.ts";

/** Way of the finger that counts as a swipe, in CSS pixels. */
const SWIPE_LENGTH = 56;
/** Longest time between the two taps of a double tap, in milliseconds, and the farthest they lie apart, in CSS pixels. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_LENGTH = 32;
/** Factor of the scale per pixel of wheel movement. */
const WHEEL_STEP = 1.0025;

interface ZoomOptions {
  readonly frame: RefObject<HTMLElement | null>;
  /** Films are not magnified: their own controls take the pointer. */
  readonly isOff: boolean;
  /** A swipe to another item: 1 to the right of the screen, -1 to its left. */
  readonly onSwipe: (step: 1 | -1) => void;
  /** A swipe downwards. */
  readonly onSwipeDown: () => void;
}

/** Zooms by wheel, pinch and double tap; pans a zoomed picture and swipes an unzoomed one. */
export function useZoom({ frame, isOff, onSwipe, onSwipeDown }: ZoomOptions) {
  const [zoom, setZoom] = useState<Zoom>(NO_ZOOM);
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<Point | null>(null);
  const lastTap = useRef<(Point & { readonly at: number }) | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (element === null || isOff) return;
    const onWheel = (event: WheelEvent) => {
      // The page must not scroll or magnify instead: React listens to the wheel passively.
      event.preventDefault();
      const point = pointIn(element, event);
      setZoom((last) => zoomTo(last, last.scale * WHEEL_STEP ** -event.deltaY, point, sizeOf(element)));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [frame, isOff]);

  const toggleAt = (point: Point, size: FrameSize) =>
    setZoom((last) => (last.scale > 1 ? NO_ZOOM : zoomTo(last, TAP_SCALE, point, size)));

  const tap = (point: Point, { timeStamp, currentTarget }: PointerEvent<HTMLElement>) => {
    const { current: last } = lastTap;
    const isDouble = last !== null && timeStamp - last.at < DOUBLE_TAP_MS && distance(last, point) < DOUBLE_TAP_LENGTH;
    lastTap.current = isDouble ? null : { ...point, at: timeStamp };
    if (isDouble) toggleAt(point, sizeOf(currentTarget));
  };
  const swipe = (across: number, down: number) => {
    if (Math.abs(across) > SWIPE_LENGTH && Math.abs(across) > Math.abs(down) * 1.5) onSwipe(across < 0 ? 1 : -1);
    else if (down > SWIPE_LENGTH && down > Math.abs(across) * 1.5) onSwipeDown();
  };

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (isOff || event.button !== 0) return;
      const point = pointIn(event.currentTarget, event);
      fingers.current.set(event.pointerId, point);
      start.current = fingers.current.size === 1 ? point : null;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = fingers.current.get(event.pointerId);
      if (before === undefined) return;
      const now = pointIn(event.currentTarget, event);
      const size = sizeOf(event.currentTarget);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, now);
      if (other === undefined) {
        if (zoom.scale > 1) setZoom((last) => panBy(last, { x: now.x - before.x, y: now.y - before.y }, size));
        return;
      }
      const ratio = distance(now, other) / Math.max(1, distance(before, other));
      setZoom((last) => zoomTo(last, last.scale * ratio, middle(now, other), size));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!fingers.current.delete(event.pointerId) || start.current === null) return;
      const point = pointIn(event.currentTarget, event);
      const across = point.x - start.current.x;
      const down = point.y - start.current.y;
      start.current = null;
      if (Math.hypot(across, down) < DOUBLE_TAP_LENGTH / 2) tap(point, event);
      else if (zoom.scale === 1 && event.pointerType !== "mouse") swipe(across, down);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      fingers.current.delete(event.pointerId);
      start.current = null;
    },
  };
  return {
    zoom,
    handlers,
    reset: () => setZoom(NO_ZOOM),
    /** Magnifies or reduces around the middle. */
    zoomBy: (factor: number) => {
      const element = frame.current;
      if (element !== null) setZoom((last) => zoomTo(last, last.scale * factor, { x: 0, y: 0 }, sizeOf(element)));
    },
  };
}

/** Position of a pointer relative to the centre of an element. */
function pointIn(element: HTMLElement, event: { readonly clientX: number; readonly clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
}

function sizeOf(element: HTMLElement): FrameSize {
  return { width: element.clientWidth, height: element.clientHeight };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
