import { type Ref, useEffect, useRef } from "react";
import { removeBasePath } from "#core/navigation/base-path.ts";
import type { Simulation } from "#core/simulator/simulation.ts";

interface ProductFrameProps {
  readonly ref: Ref<HTMLIFrameElement>;
  readonly address: string;
  readonly basePath: string;
  readonly width: Simulation["width"];
  /** Called when the player in the frame navigates. */
  readonly onGo: (path: string) => void;
}

/** Where the page in a frame is, as links carry it; `null` where it cannot be looked into. */
function placeIn(window: Window, basePath: string): string | null {
  try {
    const { pathname, search, hash } = window.location;
    const query = new URLSearchParams(search);
    query.delete("simulation");
    const path = removeBasePath(pathname, basePath);
    return path === null ? null : path + (query.size === 0 ? "" : `?${query}`) + hash;
  } catch {
    // The browser's own error page in the frame has an opaque origin.
    return null;
  }
}

/** Whether the player has gone on from where the page opened, before all of it had come. */
const hasGoneOn = ({ navigation }: Window): boolean => (navigation.currentEntry?.index ?? 0) > 0;

/** The product in a frame. It reports its navigation; redirects while it opens still count as the requested address. */
export function ProductFrame({ ref, address, basePath, width, onGo }: ProductFrameProps) {
  const seen = useRef<string | null>(null);
  const tell = useRef(onGo);
  useEffect(() => {
    tell.current = onGo;
  }, [onGo]);
  const look = (window: Window) => {
    const place = placeIn(window, basePath);
    if (place === null || place === seen.current) return;
    if (seen.current !== null || hasGoneOn(window)) tell.current(place);
    seen.current = place;
  };
  return (
    <iframe
      ref={ref}
      title="The product"
      src={address}
      data-width={width}
      onLoad={({ currentTarget: { contentWindow } }) => {
        if (contentWindow === null) return;
        look(contentWindow);
        if (seen.current === null) return;
        contentWindow.navigation.addEventListener("currententrychange", () => look(contentWindow));
      }}
    />
  );
}
