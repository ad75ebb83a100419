import type { DialogLayer } from "#ui/kit/dialog/dialog-window.tsx";

/** Layer of a popup that is rendered alone in a specimen: it always stays open. */
export const SPECIMEN_LAYER: DialogLayer = {
  isOpen: true,
  isTop: true,
  zIndex: 5_000,
  backdropZIndex: 4_999,
  onDismiss: () => undefined,
  onGone: () => undefined,
};

/** No-op callbacks for popups in specimens. */
export const NOTHING = () => undefined;
