/** Difference between window and page in CSS pixels from which developer tools are taken to be open (Spec §9). */
export const DEVTOOLS_THRESHOLD = 170;

/** Milliseconds between two looks (Spec §9). */
export const DEVTOOLS_POLL_MS = 500;

/** Whether developer tools seem to be docked to a window: its page is smaller than the window by more than a frame can be. */
export function areDevtoolsOpen(window: {
  readonly outerWidth: number;
  readonly innerWidth: number;
  readonly outerHeight: number;
  readonly innerHeight: number;
}): boolean {
  const besides = window.outerWidth - window.innerWidth;
  const below = window.outerHeight - window.innerHeight;
  return besides > DEVTOOLS_THRESHOLD || below > DEVTOOLS_THRESHOLD;
}
