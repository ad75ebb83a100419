import { useEffectEvent, useLayoutEffect } from "react";
import { type ClickStep, onLinkClick } from "./link-clicks.ts";

/** Adds a handler to a step of the one listener for clicks while the component is shown. */
export function useLinkClick(step: ClickStep, handle: (event: MouseEvent) => void): void {
  const handleLatest = useEffectEvent(handle);
  // With the commit: a link that is shown can be pressed.
  useLayoutEffect(() => onLinkClick(step, (event) => handleLatest(event)), [step]);
}
