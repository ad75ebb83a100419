/**
 * Whether keys go to this very document: its window has the focus, and no frame inside it does. Windows that are only visible, and
 * documents around the frame that is used, have none.
 */
export function hasPageFocus(): boolean {
  return document.hasFocus() && !(document.activeElement instanceof HTMLIFrameElement);
}

/** Calls `listener` whenever the document may have got or lost the focus; the returned function ends that. */
export function watchPageFocus(listener: () => void): () => void {
  addEventListener("focus", listener);
  addEventListener("blur", listener);
  return () => {
    removeEventListener("focus", listener);
    removeEventListener("blur", listener);
  };
}
