/** Calls once what is shown by now has been painted: a task after its frame. */
export function whenPainted(call: () => void): void {
  requestAnimationFrame(() => setTimeout(call));
}
