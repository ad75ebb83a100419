import type { SnapshotFocus } from "#core/session/page-snapshot.ts";
import { restoredState } from "./persisted-state.ts";
import { isTextField } from "./store-page-snapshot.ts";

const INTERVAL_MS = 100;

/** Number of looks at which the position must hold: a popup moves the focus some frames after it has opened. */
const STABLE_LOOKS = 5;

/** Number of steps in which a page is scrolled at most. */
const MAX_SCROLL_STEPS = 30;

/** A page that has not grown for so long is not going to be as long as it was, in milliseconds. */
const STILL_MS = 3_000;

/** How long parts of the page are waited for that may never take their state, in milliseconds. */
const PARTS_TIMEOUT_MS = 5_000;

/**
 * Restores scroll position and focus once the parts of the page have their state again. Stops when the player uses the
 * page.
 */
export async function restorePosition(): Promise<void> {
  const state = restoredState();
  if (state === null) return;
  const { values, controller } = state;
  const startedAt = performance.now();
  const haveParts = () => values.size === 0 || performance.now() - startedAt > PARTS_TIMEOUT_MS;
  const steps = [haveParts, scrolling(state.scroll), focusing(state.focus)];
  for (let looks = 0; looks < STABLE_LOOKS && !controller.signal.aborted; ) {
    const isReached = steps.map((step) => step()).every(Boolean);
    looks = isReached ? looks + 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
}

/** Scrolls screen by screen: rows of a list have their own height only once they have been in sight. */
function scrolling(top: number): () => boolean {
  const step = Math.max(innerHeight, top / MAX_SCROLL_STEPS);
  let height = -1;
  let grownAt = performance.now();
  return () => {
    const page = document.scrollingElement;
    if (page === null || top === 0) return true;
    if (page.scrollHeight !== height) {
      height = page.scrollHeight;
      grownAt = performance.now();
    }
    if (Math.abs(page.scrollTop - top) >= 2) {
      page.scrollTo({ top: Math.min(top, page.scrollTop + step), behavior: "instant" });
    }
    return Math.abs(page.scrollTop - top) < 2 || performance.now() - grownAt > STILL_MS;
  };
}

function focusing(focus: SnapshotFocus | null): () => boolean {
  return () => {
    if (focus === null) return true;
    const field = findField(focus);
    if (field === null) return false;
    if (document.activeElement === field) return true;
    field.focus({ preventScroll: true });
    if (focus.selection !== null && isTextField(field)) field.setSelectionRange(...focus.selection);
    return document.activeElement === field;
  };
}

/** Popups are last in the document: of fields with the same name the one above is meant. */
function findField({ form, field }: SnapshotFocus): HTMLElement | null {
  const scope = form === null ? "" : `form[name="${CSS.escape(form)}"] `;
  return [...document.querySelectorAll<HTMLElement>(`${scope}[name="${CSS.escape(field)}"]`)].at(-1) ?? null;
}
