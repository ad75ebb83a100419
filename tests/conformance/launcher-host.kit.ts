import { describe, expect, it } from "vitest";
import { createNativeLauncher } from "#adapters/launcher/native-launcher.ts";
import { LAUNCHER_COMMAND_NAMES, type LauncherCommandName } from "#core/launcher/launcher-commands.ts";
import { LAUNCHER_METHOD_NAMES, type LauncherMethodName } from "#core/launcher/launcher-methods.ts";
import { certifyLauncher } from "./certify-launcher.ts";
import type { KitPage } from "./kit-page.ts";
import type { KitRow } from "./kit-row.ts";

/** A native side, as its maker opens it for the kit. */
export interface LauncherHost {
  /** The window it has put its bridge object `purpleLauncher` onto. */
  readonly page: KitPage;
  /** Makes it give a command to the page, in its own manner: its menu, its window, its tray. */
  readonly give: (command: LauncherCommandName) => Promise<void>;
}

/** Contract of a launcher towards a page, one rule a row. `without` names methods that end the host. */
export function launcherHostRows(
  openHost: () => Promise<LauncherHost>,
  without: readonly LauncherMethodName[] = [],
): readonly KitRow[] {
  const openPage = async () => {
    const host = await openHost();
    /** The page's reports about commands that it rejects. */
    const warnings: string[] = [];
    const logger = {
      warn: (message: string) => warnings.push(message),
      error: (message: string) => warnings.push(message),
    };
    return { ...host, warnings, launcher: createNativeLauncher(logger, "purpleLauncher", host.page) };
  };
  const methods = LAUNCHER_METHOD_NAMES.filter((name) => !without.includes(name));
  return [
    ...methods.map((name) => ({
      title: `answers ${name} within five seconds, and with the type of the catalogue`,
      check: async () => {
        const { launcher } = await openPage();
        const others = LAUNCHER_METHOD_NAMES.filter((other) => other !== name);
        expect(await certifyLauncher(launcher.calls, others)).toEqual([{ method: name, verdict: "kept" }]);
      },
    })),
    ...LAUNCHER_COMMAND_NAMES.map((name) => ({
      title: `gives ${name} in a form the page takes`,
      check: async () => {
        const { launcher, give, warnings } = await openPage();
        const heard: string[] = [];
        launcher.listen(
          Object.fromEntries(LAUNCHER_COMMAND_NAMES.map((command) => [command, () => heard.push(command)])),
        );
        await launcher.ready();
        await give(name);
        expect({ refused: warnings, heard }).toEqual({ refused: [], heard: [name] });
      },
    })),
    {
      title: "may give commands before the page is ready: they are heard then",
      check: async () => {
        const { launcher, give } = await openPage();
        const heard: unknown[] = [];
        launcher.listen({ onRefresh: () => heard.push("onRefresh") });
        await give("onRefresh");
        expect(heard).toEqual([]);
        await launcher.ready();
        expect(heard).toEqual(["onRefresh"]);
      },
    },
  ];
}

/** Tries a launcher, row by row. */
export function describeLauncherHost(
  title: string,
  openHost: () => Promise<LauncherHost>,
  without: readonly LauncherMethodName[] = [],
): void {
  describe(title, () => {
    it.each(launcherHostRows(openHost, without))("$title", ({ check }) => check());
  });
}
