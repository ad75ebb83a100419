import type { Shell } from "#core/shell/shell.ts";
import { test as journeyTest } from "./journey.ts";
import { shellsOn, type Viewer, visitIn } from "./shells.ts";

/** One visitor in each shell there is on the device, the one on the web first. */
export const test = journeyTest.extend<{ visit: (shell: Shell) => Promise<Viewer>; visitors: readonly Viewer[] }>({
  visit: async ({ browser, store, isMobile, hasTouch, viewport, userAgent, pageLog }, use) => {
    const device = { baseURL: store.origin, isMobile, hasTouch, viewport, userAgent: userAgent ?? "" };
    const opened: Viewer[] = [];
    await use(async (shell) => {
      const visitor = await visitIn(shell, browser, device);
      pageLog.watch(visitor.page.context());
      opened.push(visitor);
      return visitor;
    });
    await Promise.all(opened.map(({ page }) => page.context().close()));
  },
  visitors: async ({ visit, isMobile }, use) => use(await Promise.all(shellsOn(isMobile).map(visit))),
});

/** One after the other: visitors of one machine do not race. */
export async function each(visitors: readonly Viewer[], act: (visitor: Viewer) => Promise<void>): Promise<void> {
  for (const visitor of visitors) await act(visitor);
}
