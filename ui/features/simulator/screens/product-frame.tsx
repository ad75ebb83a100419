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

/** Address of the page in a frame, as in links; `null` if the frame cannot be read. */
function addressIn(window: Window, basePath: string): string | null {
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

/** Whether the player has navigated before the page had loaded completely. */
const hasGoneOn = ({ navigation }: Window): boolean => (navigation.currentEntry?.index ?? 0) > 0;

/** The product in a frame. It reports its navigation; redirects while it opens still count as the requested address. */
export function ProductFrame({ ref, address, basePath, width, onGo }: ProductFrameProps) {
  const seen = useRef<string | null>(null);
  const latestOnGo = useRef(onGo);
  useEffect(() => {
    latestOnGo.current = onGo;
  }, [onGo]);
  const look = (window: Window) => {
    const shownAddress = addressIn(window, basePath);
    if (shownAddress === null || shownAddress === seen.current) return;
    if (seen.current !== null || hasGoneOn(window)) latestOnGo.current(shownAddress);
    seen.current = shownAddress;
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
