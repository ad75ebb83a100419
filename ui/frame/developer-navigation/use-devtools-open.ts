import { useEffect, useState } from "react";
import { areDevtoolsOpen, DEVTOOLS_POLL_MS } from "#core/configuration/are-devtools-open.ts";

/** Measures the top window, because a framed page is always smaller. A frame of another site has no developer tools. */
function look(): boolean {
  try {
    return areDevtoolsOpen(window.top ?? window);
  } catch {
    return false;
  }
}

/** Whether developer tools are docked to the window; checked while the component is mounted. */
export function useDevtoolsOpen(): boolean {
  const [isOpen, setOpen] = useState(look);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) setOpen(look());
    }, DEVTOOLS_POLL_MS);
    return () => clearInterval(timer);
  }, []);
  return isOpen;
}
