import { isPlainLeftClick } from "#core/links/is-plain-left-click.ts";

/**
 * Who handles a click, in this order (decision 0022). Before the page and its router:
 *
 * | step         | what it does                                                                    |
 * |--------------|---------------------------------------------------------------------------------|
 * | offline      | loads the cached document of a link while the store cannot be reached           |
 * | press        | drops the click of a link that was followed when the button went down           |
 * | log          | logs the click                                                                  |
 * | nativeSignIn | asks the native side to sign in                                                 |
 * | signIn       | stores the state of the page, then leaves for the sign-in page                  |
 * | start        | starts a game in the launcher                                                   |
 * | window       | opens a popup window                                                            |
 * | language     | changes the language without a reload                                           |
 */
const BEFORE_ROUTER = ["offline", "press", "log", "nativeSignIn", "signIn", "start", "window", "language"] as const;

/**
 * After the page and its router, for clicks that neither has handled: `document` opens a document in a popup, `outside` a page
 * of another site, `bundle` a path of the product that a bundle has no file for.
 */
const AFTER_ROUTER = ["document", "outside", "bundle"] as const;

export type ClickStep = (typeof BEFORE_ROUTER | typeof AFTER_ROUTER)[number];

/** Handles a click by `preventDefault`; the steps after it are not called then. */
type ClickHandler = (event: MouseEvent) => void;

const handlers = new Map<ClickStep, Set<ClickHandler>>();
let isListening = false;

/** Adds the handler of a step to the one listener for clicks; returns a function that removes it. */
export function onLinkClick(step: ClickStep, handle: ClickHandler): () => void {
  if (!isListening) {
    isListening = true;
    addEventListener("click", (event) => run(BEFORE_ROUTER, event), true);
    // After all listeners of the document, including React's.
    addEventListener("click", (event) => run(AFTER_ROUTER, event));
  }
  const ofStep = handlers.get(step) ?? new Set();
  handlers.set(step, ofStep.add(handle));
  return () => ofStep.delete(handle);
}

function run(steps: readonly ClickStep[], event: MouseEvent): void {
  for (const step of steps) {
    for (const handle of handlers.get(step) ?? []) {
      if (event.defaultPrevented) return;
      handle(event);
    }
  }
}

/** The link that a plain left click was made on; `null` for other clicks, and for links that do not match the selector. */
export function plainLinkOf(event: MouseEvent, selector = "a[href]"): HTMLAnchorElement | null {
  return isPlainLeftClick(event) ? linkOf(event, selector) : null;
}

/** The link that an event is about, if it matches the selector. */
export function linkOf({ target }: Event, selector = "a[href]"): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
}
