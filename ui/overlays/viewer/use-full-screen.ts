import { type RefObject, useEffect, useState } from "react";

interface FullScreen {
  /** The browser can show a part of the page on the whole screen. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Shows an element on the whole screen, and follows the browser's own ways out of that. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [isOn, setOn] = useState(false);

  useEffect(() => {
    const update = () => setOn(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", update);
    return () => {
      document.removeEventListener("fullscreenchange", update);
      if (document.fullscreenElement !== null) void document.exitFullscreen();
    };
  }, []);

  return {
    isOffered: document.fullscreenEnabled === true,
    isOn,
    toggle: () => {
      const change = isOn ? document.exitFullscreen() : element.current?.requestFullscreen();
      // Refused by the browser: the viewer stays as large as the page.
      change?.catch(() => undefined);
    },
  };
}
