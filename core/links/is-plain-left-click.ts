/** Properties of a mouse event that decide how a browser follows a link. */
export interface LinkClick {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Whether a click follows a link in this tab: other buttons and modifier keys open tabs, windows, menus or downloads. */
export function isPlainLeftClick({ button, metaKey, ctrlKey, shiftKey, altKey }: LinkClick): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
