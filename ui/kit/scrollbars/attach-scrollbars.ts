const MOUSE = "(hover: hover) and (pointer: fine)";
const nothing = (): void => undefined;

/**
 * Gives a box that scrolls the product's scrollbars on devices with a mouse (Spec §2); to be used as its `ref`. The box must be
 * positioned and must not be a list, since the scrollbars become its children. Until their code has loaded, and where that
 * fails, the platform's scrollbars are shown.
 */
export function attachScrollbars(box: HTMLElement | null): () => void {
  if (box === null || !matchMedia(MOUSE).matches) return nothing;
  let isGone = false;
  let detach: () => void = nothing;
  import("./overlay-scrollbars.ts").then(({ addOverlayScrollbars }) => {
    if (!isGone) detach = addOverlayScrollbars(box);
  }, nothing);
  return () => {
    isGone = true;
    detach();
  };
}
