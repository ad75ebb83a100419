import { type PointerEvent, type RefObject, useRef } from "react";

/** Way downwards that closes a sheet, in CSS pixels. */
const FAR = 96;
/** Speed downwards that closes it on a shorter way, in CSS pixels a millisecond. */
const FAST = 0.5;

/** Lets a finger pull a sheet down by its head: far or fast enough closes it, otherwise it springs back. */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onDismiss: () => void) {
  const start = useRef<{ readonly y: number; readonly at: number } | null>(null);

  const release = (event: PointerEvent<HTMLElement>, mayClose: boolean) => {
    const element = sheet.current;
    if (start.current === null || element === null) return;
    const way = event.clientY - start.current.y;
    const speed = way / Math.max(1, event.timeStamp - start.current.at);
    start.current = null;
    element.style.removeProperty("transition");
    if (mayClose && (way > FAR || (way > FAR / 4 && speed > FAST))) {
      element.style.setProperty("translate", "0 100%");
      onDismiss();
    } else {
      element.style.removeProperty("translate");
    }
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isPressOnControl = event.target instanceof Element && event.target.closest("button, a, input") !== null;
      if (event.pointerType === "mouse" || isPressOnControl) return;
      start.current = { y: event.clientY, at: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      sheet.current?.style.setProperty("transition", "none");
      sheet.current?.style.setProperty("translate", `0 ${Math.max(0, event.clientY - start.current.y)}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => release(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => release(event, false),
  };
}
