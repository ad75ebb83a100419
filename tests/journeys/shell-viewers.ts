import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join as joinPath } from "node:path";
import type { Shell } from "#core/shell/shell.ts";
import { createSeededFolder } from "../support/seeded-folder.ts";
import { startStore } from "../support/start-store.ts";
import { test as journeyTest } from "./journey.ts";
import { SOCIAL_SETTINGS, shellsOn, type Viewer, visitIn } from "./shells.ts";

/** One visitor in each shell there is on the device, the one on the web first, in a store that knows the chat app's SDK. */
export const test = journeyTest.extend<{ visit: (shell: Shell) => Promise<Viewer>; visitors: readonly Viewer[] }>({
  store: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const data = await createSeededFolder();
      const folder = await mkdtemp(joinPath(tmpdir(), "store-shells-"));
      const CONFIG_FILE = joinPath(folder, "configuration.json");
      await writeFile(CONFIG_FILE, JSON.stringify({ kakaoSDK: SOCIAL_SETTINGS }));
      const store = await startStore({ DATA_DIR: data.path, LOG_LEVEL: "silent", CONFIG_FILE });
      await use(store);
      await store.stop();
      await data.remove();
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
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
