import { type ReactNode, useEffect, useLayoutEffect } from "react";

/** Presses that the script of the document has recorded before hydration; see `early-script.ts`. */
interface EarlyPresses extends AbortController {
  /** Lists, check boxes and radio buttons that were changed, and the last pressed button. */
  readonly controls?: ReadonlySet<HTMLElement>;
}

declare global {
  interface Window {
    readonly earlyPresses?: EarlyPresses;
  }
}

function repeatPress(control: HTMLElement): void {
  // React hydrates the pressed part within the event, and reacts to it where a list has changed.
  if (!(control instanceof HTMLButtonElement)) control.dispatchEvent(new Event("change", { bubbles: true }));
  if (control instanceof HTMLSelectElement) return;
  // A box is hydrated as it is on the screen, and React only notices that the click changes it.
  if (control instanceof HTMLInputElement) control.checked = !control.checked;
  control.click();
}

/**
 * Renders the page, and repeats what was pressed before hydration, so that the player does not have to press twice. The
 * recording ends with the commit that hydrates the page: from then on React reacts, also to presses on parts that are hydrated
 * later. The presses are repeated when all effects of the page have run, in a task of their own: within an effect React cannot
 * hydrate the pressed part.
 */
export function EarlyPress({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => window.earlyPresses?.abort(), []);
  useEffect(() => void setTimeout(() => window.earlyPresses?.controls?.forEach(repeatPress)), []);
  return children;
}
