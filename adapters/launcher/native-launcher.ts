import type { Logger } from "#core/ports/device.ts";
import type { Launcher } from "#core/ports/launcher.ts";
import { createLauncherCalls } from "./launcher-calls.ts";
import { createLauncherInbox, type LauncherInbox } from "./launcher-commands.ts";
import type { LauncherPage } from "./launcher-page.ts";

/**
 * The launcher around this page, whose bridge object is named `bridgeName`; created once a page. The object for
 * commands exists when this returns. `inbox` may be one that has received commands since before the name of the bridge
 * was known.
 */
export function createNativeLauncher(
  logger: Logger,
  bridgeName: string,
  page: LauncherPage = window,
  inbox: LauncherInbox = createLauncherInbox(page, logger),
): Launcher {
  const calls = createLauncherCalls(page, bridgeName);
  let isReady = false;
  return {
    calls,
    listen: inbox.listen,
    async ready() {
      if (isReady) return;
      isReady = true;
      inbox.open();
      await calls.onReady();
    },
  };
}
