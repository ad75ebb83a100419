import type { DialogLayer } from "#ui/kit/dialog/dialog-window.tsx";

/** The place of a popup that is shown alone, for specimens: it stays open, whatever is pressed. */
export const SPECIMEN_LAYER: DialogLayer = {
  isOpen: true,
  isTop: true,
  zIndex: 5_000,
  backdropZIndex: 4_999,
  onDismiss: () => undefined,
  onGone: () => undefined,
};

/** What popups do not do in specimens. */
export const NOTHING = () => undefined;
