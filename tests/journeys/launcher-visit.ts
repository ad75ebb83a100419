import { type BrowserContext, expect, type Page } from "@playwright/test";

/** Calls of the page to the launcher, in order. */
export const callsOf = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => (window as unknown as { nativeCalls: unknown[] }).nativeCalls);

/** Puts the launcher's bridge object into every page, as a web view does before any script runs. */
export async function putIntoLauncher(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (window.top !== window) return;
    const nativeCalls: unknown[] = [];
    const purpleLauncher = new Proxy(
      {},
      {
        get: (_, name) => {
          if (typeof name !== "string") return undefined;
          return (...input: unknown[]) => {
            nativeCalls.push([name, ...input]);
          };
        },
        has: () => true,
      },
    );
    Object.assign(window, { nativeCalls, purpleLauncher });
  });
}

/** Waits until the page has announced to the launcher that it accepts commands. */
export const untilReady = (page: Page): Promise<void> =>
  // The page is requested again once it has reported the launcher to the server.
  expect.poll(() => callsOf(page).catch(() => []), { timeout: 20_000 }).toContainEqual(["onReady"]);
