import type { Logger } from "#core/ports/device.ts";
import type { Launcher } from "#core/ports/launcher.ts";
import { createLauncherCalls } from "./launcher-calls.ts";
import { createLauncherInbox } from "./launcher-commands.ts";
import type { LauncherPage } from "./launcher-page.ts";

/** The launcher around this page, whose bridge object has `bridgeName`. Its object for commands is there when this returns; created once a page. */
export function createNativeLauncher(logger: Logger, bridgeName: string, page: LauncherPage = window): Launcher {
  const calls = createLauncherCalls(page, bridgeName);
  const inbox = createLauncherInbox(page, logger);
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
