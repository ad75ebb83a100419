/** Ends of a press by pointer or keyboard. A drag and a menu of the browser end it without a release. */
const RELEASES = ["pointerup", "pointercancel", "keyup", "dragend", "contextmenu", "blur"] as const;

/**
 * Resolves once no button or link is held down: an element that is replaced between press and release gets no click, so
 * the press would be lost.
 */
export async function whenReleased(): Promise<void> {
  if (document.querySelector("button:active, a:active") === null) return;
  const released = new AbortController();
  await new Promise<void>((resolve) => {
    // In a new task: the click follows the release.
    const release = () => void setTimeout(resolve);
    for (const type of RELEASES) addEventListener(type, release, { capture: true, signal: released.signal });
  });
  released.abort();
}
