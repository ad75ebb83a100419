import { describe, expect, it } from "vitest";
import { createNativeLauncher } from "#adapters/launcher/native-launcher.ts";
import { LAUNCHER_COMMAND_NAMES, type LauncherCommandName } from "#core/launcher/launcher-commands.ts";
import { LAUNCHER_METHOD_NAMES, type LauncherMethodName } from "#core/launcher/launcher-methods.ts";
import { certifyLauncher } from "./certify-launcher.ts";
import type { KitPage } from "./kit-page.ts";

/** A native side, as its maker opens it for the kit. */
export interface LauncherHost {
  /** The window it has put its bridge object `purpleLauncher` onto. */
  readonly page: KitPage;
  /** Makes it give a command to the page, in its own manner: its menu, its window, its tray. */
  readonly give: (command: LauncherCommandName) => Promise<void>;
}

/** Contract of a launcher towards a page, one rule a row. `without` names methods that end the host. */
export function describeLauncherHost(
  title: string,
  openHost: () => Promise<LauncherHost>,
  without: readonly LauncherMethodName[] = [],
): void {
  const openPage = async () => {
    const host = await openHost();
    /** The page's reports about commands that it rejects. */
    const warnings: string[] = [];
    const write = (message: string) => warnings.push(message);
    const launcher = createNativeLauncher({ warn: write, error: write }, "purpleLauncher", host.page);
    return { ...host, warnings, launcher };
  };

  describe(title, () => {
    it.each(LAUNCHER_METHOD_NAMES.filter((name) => !without.includes(name)))(
      "answers %s within five seconds, and with the type of the catalogue",
      async (name) => {
        const { launcher } = await openPage();
        const others = LAUNCHER_METHOD_NAMES.filter((other) => other !== name);
        expect(await certifyLauncher(launcher.calls, others)).toEqual([{ method: name, verdict: "kept" }]);
      },
    );

    it.each(LAUNCHER_COMMAND_NAMES)("gives %s in a form the page takes", async (name) => {
      const { launcher, give, warnings } = await openPage();
      const heard: string[] = [];
      launcher.listen(
        Object.fromEntries(LAUNCHER_COMMAND_NAMES.map((command) => [command, () => heard.push(command)])),
      );
      await launcher.ready();
      await give(name);
      expect({ refused: warnings, heard }).toEqual({ refused: [], heard: [name] });
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
