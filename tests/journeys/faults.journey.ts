import type { Locator, Page, Request } from "@playwright/test";
import { SIMULATED_FAULTS, type SimulatedFaultName } from "#core/simulator/simulated-faults.ts";
import { CPU_SLOWDOWN } from "./cpu-slowdown.ts";
import { expect, join, openPage, test } from "./journey.ts";

/** The ten main screens, and their content without a fault. */
const SCREENS: Readonly<Record<string, (main: Locator) => Locator>> = {
  "/": (main) => main.getByRole("heading", { level: 2, name: "Playing now" }),
  "/?view=all": (main) => main.locator("a[href^='/game/']").first(),
  "/game/tl": (main) => main.getByRole("heading", { level: 1, name: "Throne and Liberty" }),
  "/game/tl/review": (main) => main.getByText(/Helpful/).first(),
  "/goods/lin2/lin2-deluxe": (main) => main.getByRole("heading", { level: 1, name: /Lineage/ }),
  "/cart": (main) => main.getByText("Your cart is empty"),
  "/favorite": (main) => main.getByText("No favorites yet"),
  "/game/tl/board/guide": (main) => main.locator("a[href*='/view/']").first(),
  "/notice": (main) => main.locator("a[href^='/notice/']").first(),
  "/order": (main) => main.getByText("No orders yet"),
};

/** The screen that `npm test` tries. */
const GATE_SCREEN = "/favorite";

const ERROR = /An error has occurred\./;
const UNREACHABLE = /The store can’t be reached/;
/** Screen for a missing page, and for an address that the server cannot parse. */
const NOT_FOUND = /Page not found|An error has occurred\./;

/** Text of a screen for each fault of the simulator, in the order of the journey. */
const FAULTS = {
  "not-there": NOT_FOUND,
  "all-connections-lost": UNREACHABLE,
  "no-answers": UNREACHABLE,
  "late-answers": UNREACHABLE,
  "not-allowed": /This isn’t available to you/,
  conflicts: ERROR,
  "too-often": /Too many requests|doing that too fast/,
  broken: ERROR,
  "all-down": ERROR,
  "pages-for-data": ERROR,
  "cut-off-data": ERROR,
  "other-shapes": ERROR,
  "empty-answers": ERROR,
  // Reading so much may take a busy machine longer than an answer is waited for.
  "huge-answers": /An error has occurred\.|The store can’t be reached/,
  "not-signed-in": /It is available after login\./,
  "bad-requests": NOT_FOUND,
} as const satisfies Partial<Record<SimulatedFaultName, RegExp>>;

/** The player stays one: without a session a cart is a guest's, and empty. */
const SESSION_HOLDS = { pathPrefix: "/api/session", delayMs: 0 };

/** Timeout for calls and the resulting page, in milliseconds. */
const MAX_WAIT_MS = 30_000 * CPU_SLOWDOWN;
/** Longest that the calls of one press take. */
const MAX_CALLS_MS = 10_000 * CPU_SLOWDOWN;

/** Lets the page give answers a tenth of their time, or all of it: each one that does not come would take five seconds. */
function hurry(page: Page, isHurried: boolean): Promise<void> {
  return page.evaluate((hurries) => {
    const LONG_MS = 4_000;
    const patient = window as typeof window & { wait?: typeof window.setTimeout };
    patient.wait ??= window.setTimeout;
    const { wait } = patient;
    const hasten = (run: TimerHandler, ms = 0) => wait(run, ms < LONG_MS ? ms : ms / 10);
    Object.assign(window, { setTimeout: hurries ? hasten : wait });
  }, isHurried);
}

/** Whether the page has made calls since `start`, and all of them are finished. */
function watchCalls(page: Page) {
  const begun = new Set<Request>();
  const ended = new Set<Request>();
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") begun.add(request);
  });
  page.on("requestfinished", (request) => ended.add(request));
  page.on("requestfailed", (request) => ended.add(request));
  return {
    start: () => begun.clear(),
    haveEnded: () => begun.size > 0 && [...begun].every((call) => ended.has(call)),
  };
}

/**
 * Component tests try every call with every fault. Here one screen has all of them; the others have the first two, which
 * open the page and its error screen, and a third of the rest.
 */
function faultsOn(path: string): readonly (readonly [string, RegExp])[] {
  const all = Object.entries(FAULTS);
  const screen = Object.keys(SCREENS).indexOf(path);
  return path === "/game/tl" ? all : all.filter((_, fault) => fault < 2 || fault % 3 === screen % 3);
}

for (const [path, own] of Object.entries(SCREENS)) {
  test(`${path} says once what is wrong with its calls, waits for nothing without end, and comes back${path === GATE_SCREEN ? "" : " @wide"}`, async ({
    page,
    controls,
  }) => {
    // Up to sixteen faults, one after the other.
    test.slow();
    await join(page, "Faultfinder", "/not-found");
    const main = page.getByRole("main");
    const alert = main.getByRole("alert");
    const again = main.getByRole("button", { name: /^(Refresh|Try again)$/ });
    const calls = watchCalls(page);
    // Without the refused element, the page asks for the sign-in in a popup, which the test cancels.
    const question = page.getByRole("dialog", { name: "It is available after login." });
    await page.addLocatorHandler(question, () => question.getByRole("button", { name: "Cancel" }).click());

    let isThere = false;
    /**
     * The player opens the page, or presses the button on it. A page that asks again by itself may have just done so: a press then
     * shares that call, makes none, and is repeated, as the answer may be that of another fault.
     */
    const ask = () =>
      expect(async () => {
        calls.start();
        if (isThere) await again.click({ timeout: MAX_CALLS_MS });
        else await openPage(page, path);
        await expect.poll(calls.haveEnded, { timeout: MAX_CALLS_MS }).toBe(true);
      }).toPass({ timeout: 3 * MAX_WAIT_MS });

    for (const [fault, words] of faultsOn(path)) {
      await controls.set({ faults: [SESSION_HOLDS, ...SIMULATED_FAULTS[fault as SimulatedFaultName]] });
      await hurry(page, fault === "no-answers" || fault === "late-answers");
      await ask();
      await expect(main, fault).toContainText(words, { timeout: MAX_WAIT_MS });
      isThere = !(await main.innerText()).includes("Page not found");
      await expect(alert, fault).toHaveCount(isThere ? 1 : 0);
      await expect(main.locator("[aria-busy=true], [data-shape][aria-hidden]"), fault).toHaveCount(0);
      await expect(page.getByRole("banner"), fault).toBeVisible();
    }

    await hurry(page, false);
    await controls.set({ faults: SIMULATED_FAULTS["out-of-order"] });
    await ask();
    await expect(own(main)).toBeVisible({ timeout: MAX_WAIT_MS });
    await expect(alert).toHaveCount(0);
  });
}
