import { useEffect, useState } from "react";
import { areDevtoolsOpen, DEVTOOLS_POLL_MS } from "#core/configuration/are-devtools-open.ts";

/** Of the whole window: a page in a frame of ours is smaller than that anyhow. In a frame of somebody else there is no developer. */
function look(): boolean {
  try {
    return areDevtoolsOpen(window.top ?? window);
  } catch {
    return false;
  }
}

/** Whether developer tools are docked to the window; looked for as long as the component is there. */
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
