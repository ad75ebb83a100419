import { describe, expect, it } from "vitest";
import { createNativeLauncher } from "#adapters/launcher/native-launcher.ts";
import { certifyLauncher } from "#core/launcher/certify-launcher.ts";
import {
  LAUNCHER_COMMAND_NAMES,
  LAUNCHER_COMMANDS,
  type LauncherCommandName,
} from "#core/launcher/launcher-commands.ts";
import { LAUNCHER_METHOD_NAMES, type LauncherMethodName } from "#core/launcher/launcher-methods.ts";
import type { KitPage } from "./kit-page.ts";

/** A native side, as its maker opens it for the kit. */
export interface LauncherHost {
  /** The window it has put its bridge object `purpleLauncher` onto. */
  readonly page: KitPage;
  /** Makes it give a command to the page, in its own manner: its menu, its window, its tray. */
  readonly give: (command: LauncherCommandName) => Promise<void>;
}

/** What a launcher promises a page. `without` names methods that end the host. */
export function describeLauncherHost(
  title: string,
  openHost: () => Promise<LauncherHost>,
  without: readonly LauncherMethodName[] = [],
): void {
  const silent = { warn: () => undefined, error: () => undefined };
  const openPage = async () => {
    const host = await openHost();
    return { ...host, launcher: createNativeLauncher(silent, "purpleLauncher", host.page) };
  };

  describe(title, () => {
    it("has every method, answers within five seconds, and with the type of the catalogue", async () => {
      const { launcher } = await openPage();
      const methods = LAUNCHER_METHOD_NAMES.filter((name) => !without.includes(name));
      expect(await certifyLauncher(launcher.calls, without)).toEqual(
        methods.map((method) => ({ method, verdict: "kept" })),
      );
    });

    it.each(LAUNCHER_COMMAND_NAMES)("gives %s in a form the page takes", async (name) => {
      const { launcher, give } = await openPage();
      const heard: unknown[] = [];
      launcher.listen({ [name]: (...input: readonly unknown[]) => heard.push(input) });
      await launcher.ready();
      await give(name);
      expect(heard).toHaveLength(1);
      expect(LAUNCHER_COMMANDS[name].readInput(heard[0] as readonly unknown[])).not.toBeNull();
    });

    it("may give commands before the page is ready: they are heard then", async () => {
      const { launcher, give } = await openPage();
      const heard: unknown[] = [];
      launcher.listen({ onRefresh: () => heard.push("onRefresh") });
      await give("onRefresh");
      expect(heard).toEqual([]);
      await launcher.ready();
      expect(heard).toEqual(["onRefresh"]);
    });
  });
}
