import type { Page } from "@playwright/test";

/** More stops than any component has. */
const MAX_STOPS = 250;

/** Frames after which the focus stays where it is. */
const REST_FRAMES = 6;

const DIALOG = "[role=dialog], [role=alertdialog]";

/** What a player with a keyboard misses. */
interface KeyboardFaults {
  /** Never gets the focus, though it can be pressed or typed into. */
  readonly unreached: readonly string[];
  /** Gets the focus, and nothing shows it. */
  readonly unseen: readonly string[];
}

/**
 * Goes through everything on the page by the Tab key. Groups with one stop (radio buttons, tabs, rails) count as reached by
 * that stop: their arrow keys have tests of their own.
 */
export async function walkByKeyboard(page: Page): Promise<KeyboardFaults> {
  const isDialog = (await page.locator(DIALOG).count()) > 0;
  if (isDialog) await page.waitForFunction(isFocusAtRest, { dialog: DIALOG, restFrames: REST_FRAMES });
  else await page.evaluate(putFocusAboveThePage);
  // What can be done with a picture can be done once it is there.
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === "lazy"),
  );
  const unseen: string[] = [];
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    // A dialog opens with the focus on something.
    if (!isDialog || stops > 0) await page.keyboard.press("Tab");
    const stop = await page.evaluate(visitStop, isDialog ? DIALOG : null);
    if (stop === null) break;
    if (!stop.isSeen && !stop.isDialog) unseen.push(stop.words);
  }
  return { unreached: await page.evaluate(findUnreached), unseen };
}

/**
 * Whether the focus has stayed on one thing of a dialog for a while: a dialog that opens takes it first and hands it on to
 * what it begins with.
 */
function isFocusAtRest({ dialog, restFrames }: { readonly dialog: string; readonly restFrames: number }): boolean {
  const page: Window & { focusAtRest?: { readonly stop: Element; frames: number } } = window;
  const stop = document.activeElement;
  if (stop?.closest(dialog) == null) return false;
  if (page.focusAtRest?.stop !== stop) page.focusAtRest = { stop, frames: 0 };
  page.focusAtRest.frames += 1;
  return page.focusAtRest.frames > restFrames;
}

function putFocusAboveThePage(): void {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute("tabindex");
}

/** Marks what has the focus as walked over; `null` where the walk is at its end: out of the page, or round once. */
async function visitStop(
  dialog: string | null,
): Promise<{ readonly words: string; readonly isSeen: boolean; readonly isDialog: boolean } | null> {
  // At its end a dialog sends the focus back to its beginning, a frame later.
  const isAtItsEnd = dialog !== null && document.activeElement?.closest(dialog) == null;
  if (isAtItsEnd) await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const page: Window & { lastStop?: Element } = window;
  const stop = document.activeElement;
  if (stop === null || stop === document.body) return null;
  // The year, the month and the day of a date are stops inside one field, which the browser itself shows.
  const isInside = page.lastStop === stop && stop.matches("input[type=date]");
  if (isInside) return { words: "a part of a date", isSeen: true, isDialog: false };
  if (stop.hasAttribute("data-walked")) return null;
  page.lastStop = stop;
  stop.setAttribute("data-walked", "");

  /** Thinnest line that counts, in CSS pixels. */
  const THINNEST = 2;
  const isTransparent = (colour: string) => /^transparent$|, 0\)$|\/ 0\)$/.test(colour);
  const ringOf = (element: Element): number => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
    const width = Number.parseFloat(outlineWidth);
    if (outlineStyle === "none" || width < THINNEST || isTransparent(outlineColor)) return Number.NaN;
    return width + Number.parseFloat(outlineOffset);
  };
  /** Sides on which a box around the element cuts the ring off. */
  const cutSidesOf = (element: Element, reach: number): number => {
    const box = element.getBoundingClientRect();
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const frame = around.getBoundingClientRect();
      const cut = [
        box.left - reach < frame.left - 0.5,
        box.right + reach > frame.right + 0.5,
        box.top - reach < frame.top - 0.5,
        box.bottom + reach > frame.bottom + 0.5,
      ].filter(Boolean).length;
      if (cut > 0) return cut;
    }
    return 0;
  };
  // A hidden radio button or checkbox shows its focus on what is drawn beside or around it.
  const around = [stop.parentElement, stop.parentElement?.parentElement].filter(
    (element) => element instanceof Element,
  );
  const candidates = [stop, ...around, ...(stop.parentElement?.children ?? []), ...stop.querySelectorAll("*")];
  const isSeen = candidates.some((element) => {
    const reach = ringOf(element);
    return !Number.isNaN(reach) && cutSidesOf(element, reach) < 3;
  });
  // Itself no control; it takes the focus so that its words are read.
  const isDialog = stop.matches("[role=dialog], [role=alertdialog]");
  const name = stop.getAttribute("aria-label") ?? stop.textContent ?? "";
  const specimen = stop.closest("[data-specimen]")?.getAttribute("data-specimen") ?? "above the page";
  return { words: `${specimen}: ${stop.tagName.toLowerCase()} “${name.trim().slice(0, 60)}”`, isSeen, isDialog };
}

/** What can be pressed or typed into and was not walked over. */
function findUnreached(): string[] {
  const ROVING =
    "[role=radiogroup], [role=tablist], [role=menu], [role=menubar], [role=listbox], [role=grid], [role=toolbar], [role=tree]";
  const dialogs = document.querySelectorAll("[role=dialog], [role=alertdialog]");
  const scope = dialogs.item(dialogs.length - 1) ?? document.body;
  const isThere = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest("[inert], [aria-hidden=true]") === null &&
    !element.matches(":disabled");
  const hasOwnStop = (element: HTMLElement) =>
    element.tabIndex >= 0 && (!(element instanceof HTMLInputElement) || element.type !== "radio" || element.checked);
  const unreached = [
    ...scope.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex]"),
  ]
    .filter((element) => isThere(element) && hasOwnStop(element) && !element.hasAttribute("data-walked"))
    .filter((element) => element.closest(ROVING)?.querySelector("[data-walked]") == null);
  // A specimen whose every control is out of the order of the Tab key is lost whole.
  const lost = [...document.querySelectorAll("[data-specimen]")].filter(
    (specimen) =>
      scope === document.body &&
      [...specimen.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea")].some(isThere) &&
      specimen.querySelector("[data-walked]") === null,
  );
  const nameOf = (element: Element) =>
    `${element.closest("[data-specimen]")?.getAttribute("data-specimen") ?? "above the page"}: ${element.tagName.toLowerCase()} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 60)}”`;
  return [
    ...unreached.map(nameOf),
    ...lost.map((specimen) => `${specimen.getAttribute("data-specimen")}: nothing of it`),
  ];
}
