/** Calls once the current content has been painted: one task after its frame. */
export function whenPainted(call: () => void): void {
  requestAnimationFrame(() => setTimeout(call));
}
