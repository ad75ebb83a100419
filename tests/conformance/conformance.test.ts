import { describe, expect, it } from "vitest";
import { createLauncherCalls } from "#adapters/launcher/launcher-calls.ts";
import { createNativeLauncher } from "#adapters/launcher/native-launcher.ts";
import { createNoopLauncher } from "#adapters/launcher/noop-launcher.ts";
import { createNoopMobileApp } from "#adapters/mobile-app/noop-mobile-app.ts";
import { createSchemeMobileApp } from "#adapters/mobile-app/scheme-mobile-app.ts";
import { LAUNCHER_METHOD_NAMES } from "#core/launcher/launcher-methods.ts";
import { readAppCommand } from "#core/mobile-app/read-app-command.ts";
import { describeAppCommands } from "./app-commands.kit.ts";
import { describeAppHost } from "./app-host.kit.ts";
import { certifyLauncher } from "./certify-launcher.ts";
import { describeLauncherCalls } from "./launcher-calls.kit.ts";
import { describeLauncherCommands } from "./launcher-commands.kit.ts";
import { describeLauncherHost } from "./launcher-host.kit.ts";
import { openSimulatedHost } from "./simulated-host.ts";

describeLauncherCalls("calls of the page", (page) => createLauncherCalls(page, "purpleLauncher"));
describeLauncherCommands("commands to the page", (page, logger) =>
  createNativeLauncher(logger, "purpleLauncher", page),
);
describeAppCommands("commands to the mobile app", (page, scheme) => createSchemeMobileApp(scheme, page));

describeAppHost("the mobile app of the simulator", async () => ({
  read: async (address) => readAppCommand(address, "ncpurple"),
}));

describeLauncherHost("the launcher of the simulator", async () => openSimulatedHost());

describe("where there is no shell", () => {
  it("every method of a launcher is unavailable, and no commands arrive", async () => {
    const launcher = createNoopLauncher();
    await launcher.ready();
    expect(await certifyLauncher(launcher.calls)).toEqual(
      LAUNCHER_METHOD_NAMES.map((method) => ({ method, verdict: "unavailable" })),
    );
  });

  it("no command of the mobile app is answered", async () => {
    expect(await createNoopMobileApp().send("websso", {})).toBe(false);
  });
});
