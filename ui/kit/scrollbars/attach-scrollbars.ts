const MOUSE = "(hover: hover) and (pointer: fine)";
const nothing = (): void => undefined;

/**
 * Gives a box that scrolls the product's scrollbars on devices with a mouse (Spec §2); to be used as its `ref`. The box must be
 * positioned and must not be a list, since the scrollbars become its children. They are seen while the pointer is in the box, so
 * their code is loaded when it first comes in. Where that fails, the platform's scrollbars are shown.
 */
export function attachScrollbars(box: HTMLElement | null): () => void {
  if (box === null || !matchMedia(MOUSE).matches) return nothing;
  let isGone = false;
  let detach: () => void = nothing;
  const load = () => {
    import("./overlay-scrollbars.ts").then(
      ({ addOverlayScrollbars }) => {
        if (!isGone) detach = addOverlayScrollbars(box);
      },
      () => {
        box.style.scrollbarWidth = "";
      },
    );
  };
  box.style.scrollbarWidth = "none";
  box.addEventListener("pointerenter", load, { once: true });
  return () => {
    isGone = true;
    box.removeEventListener("pointerenter", load);
    detach();
  };
}
