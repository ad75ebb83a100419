import { useEffect, useRef } from "react";
import { isAtLeast, type MediaType } from "#core/configuration/media-type.ts";
import { useMediaState } from "./use-media-state.ts";

/** Closes what only narrower screens show when the window reaches the type `from` or a wider one. */
export function useCloseFrom(from: MediaType, isOpen: boolean, close: () => void): void {
  const type = useMediaState();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  const mustClose = isOpen && type !== null && isAtLeast(type, from);
  useEffect(() => {
    if (mustClose) latest.current();
  }, [mustClose]);
}
