import { type PointerEvent, useRef } from "react";

/** Way of the finger that counts as a swipe, in CSS pixels. */
const SWIPE_LENGTH = 48;

/** Calls `onSwipe` with 1 for the next and -1 for the previous slide, by the direction the page reads in. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === "mouse" ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      const across = event.clientX - start.current.x;
      const along = event.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < SWIPE_LENGTH || Math.abs(across) < Math.abs(along) * 1.5) return;
      const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
      onSwipe(across < 0 !== isRightToLeft ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
