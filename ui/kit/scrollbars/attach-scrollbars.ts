import { retryUntilLoaded } from "../lazy/retry-until-loaded.ts";

const MOUSE = "(hover: hover) and (pointer: fine)";
const nothing = (): void => undefined;

/**
 * Gives a scroll container the product's scrollbars on devices with a mouse (Spec §2); to be used as its `ref`. The
 * container must be positioned and must not be a list, since the scrollbars become its children. They are visible while the
 * pointer is inside, so their code is loaded when it first enters. The platform's scrollbars are the fallback.
 */
export function attachScrollbars(box: HTMLElement | null): () => void {
  if (box === null || !matchMedia(MOUSE).matches) return nothing;
  let detach = nothing;
  let stop = nothing;
  const load = async () => {
    try {
      return await import("./overlay-scrollbars.ts");
    } catch (error) {
      box.style.scrollbarWidth = "";
      throw error;
    }
  };
  const begin = () => {
    ({ stop } = retryUntilLoaded(load, {
      onLoaded: ({ addOverlayScrollbars }) => {
        box.style.scrollbarWidth = "none";
        detach = addOverlayScrollbars(box);
      },
    }));
  };
  box.style.scrollbarWidth = "none";
  box.addEventListener("pointerenter", begin, { once: true });
  return () => {
    stop();
    box.removeEventListener("pointerenter", begin);
    detach();
  };
}
