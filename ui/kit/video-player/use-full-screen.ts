import { type RefObject, useEffect, useState } from "react";
import { useDismissal } from "../dismissal/use-dismissal.ts";

/** Phones of one maker give the whole screen to films only. */
interface PhoneVideo {
  webkitEnterFullscreen?(): void;
}

/** Whether the frame fills the screen, and how to change it. */
export function useFullScreen(frame: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    const update = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === frame.current);
    document.addEventListener("fullscreenchange", update);
    return () => document.removeEventListener("fullscreenchange", update);
  }, [frame]);

  // A refused request changes nothing.
  const refused = () => undefined;
  useDismissal(isFull, () => void document.exitFullscreen().catch(refused));
  const toggle = () => {
    const element: (Omit<HTMLElement, "requestFullscreen"> & Partial<Pick<HTMLElement, "requestFullscreen">>) | null =
      frame.current;
    if (document.fullscreenElement) document.exitFullscreen().catch(refused);
    else if (element?.requestFullscreen) element.requestFullscreen().catch(refused);
    else (element?.querySelector("video") as PhoneVideo | null | undefined)?.webkitEnterFullscreen?.();
  };
  return { isFull, toggle };
}
