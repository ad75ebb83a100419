/** z-index of the first layer, and the step of each further one (Spec §2). */
export const LAYER_BASE = 5_000;
export const LAYER_STEP = 2;

/** Time of a toast in its view, and by the toast queue, in milliseconds (Spec §9). */
export const TOAST_VIEW_MS = 1_500;
export const TOAST_QUEUE_MS = 5_000;

/** Time in which a toast offers to undo, in milliseconds. */
export const TOAST_UNDO_MS = 12_000;

/** Enter and exit transition of a toast, in milliseconds (Spec §9). */
export const TOAST_TRANSITION_MS = 300;

/** Maximum number of toasts at one position; more would cover the page. */
export const MAX_TOASTS_AT_POSITION = 3;
