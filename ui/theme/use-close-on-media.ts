import { useEffect, useRef } from "react";

/** Closes what is open only on other screens once the window has become one that `media` describes. */
export function useCloseOnMedia(isOpen: boolean, media: string, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const condition = matchMedia(media);
    const follow = () => {
      if (condition.matches) latest.current();
    };
    condition.addEventListener("change", follow);
    return () => condition.removeEventListener("change", follow);
  }, [isOpen, media]);
}
